/**
 * A URL's own parameters, decoded. Neither a mini program nor the H5 router decodes them, and both may add
 * parameters of Taro's (`$taroTimestamp`, `stamp`).
 */
export function decodedParams(
  raw: Readonly<Record<string, string | undefined>>,
): Readonly<Record<string, string>> {
  const own: Record<string, string> = {}
  for (const [key, value] of Object.entries(raw)) {
    if (value !== undefined && !/^(?:\$.*|stamp)$/.test(key)) own[key] = decoded(value)
  }
  return own
}

/** The raw parameters in a URL's query. */
export function pairsOf(query: string): Readonly<Record<string, string | undefined>> {
  const pairs: Record<string, string | undefined> = {}
  for (const pair of query === '' ? [] : query.split('&')) {
    const [name = '', value] = pair.split('=')
    pairs[name] = value
  }
  return pairs
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    // A stray % in a hand-typed link.
    return value
  }
}
