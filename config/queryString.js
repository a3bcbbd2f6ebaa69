// Stands in for query-string, of which Taro reads the parameters of pages; only a picker that we do not use writes any.

const keep = (text) => text

function decoded(text) {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Parameters by name: null without a `=`, a list where a name stands more than once. */
function parse(query, { decode = true } = {}) {
  const read = decode ? decoded : keep
  const values = Object.create(null)
  for (const part of query
    .trim()
    .replace(/^[?#&]/, '')
    .split('&')
    .filter(Boolean)) {
    const [, name, value] = /^([^=]*)=?(.*)$/s.exec(decode ? part.replace(/\+/g, ' ') : part)
    const key = read(name)
    const own = part.includes('=') ? read(value) : null
    values[key] = key in values ? [].concat(values[key], own) : own
  }
  return values
}

function stringify() {
  throw new Error('Writing a query is not in this build')
}

export default { parse, stringify }
