// Replaces query-string: Taro parses page parameters with it; only a picker that we don't use writes any.

const keep = (text) => text

function decoded(text) {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Parameters by name: null without a `=`, an array when a name occurs more than once. */
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
