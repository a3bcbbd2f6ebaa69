/**
 * A url's own parameters as they were given. Neither a mini program nor the H5's router decodes them, and
 * both may add some of Taro's own (`$taroTimestamp`, `stamp`).
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

function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    // A stray % in a link that somebody typed.
    return value
  }
}
