/** Environment variables. One that is empty counts as absent. */
export type Environment = Readonly<Record<string, string | undefined>>

/** The error for a variable whose value makes no sense. */
export function invalid(name: string, expected: string): Error {
  return new Error(`The environment variable ${name} should be ${expected}`)
}

/** @param because the variable whose presence requires this one */
export function required(env: Environment, name: string, because: string): string {
  const text = env[name]
  if (!text) throw invalid(name, `set when ${because} is`)
  return text
}

export function integer(
  env: Environment,
  name: string,
  { fallback, minimum, maximum }: { fallback: number; minimum: number; maximum: number },
): number {
  const text = env[name]
  if (!text) return fallback
  const value = Number(text)
  if (!Number.isInteger(value) || value < minimum || value > maximum) {
    throw invalid(name, `a whole number from ${minimum} to ${maximum}`)
  }
  return value
}

export function flag(env: Environment, name: string, fallback: boolean): boolean {
  const text = env[name]?.toLowerCase()
  if (!text) return fallback
  if (['1', 'true', 'yes', 'on'].includes(text)) return true
  if (['0', 'false', 'no', 'off'].includes(text)) return false
  throw invalid(name, 'true or false')
}

export function oneOf(env: Environment, name: string, words: readonly string[], fallback: string): string {
  const word = env[name] || fallback
  if (!words.includes(word)) throw invalid(name, `one of ${words.join(', ')}`)
  return word
}

/** The entries of a list with commas. */
export function list(env: Environment, name: string): readonly string[] {
  return (env[name] ?? '').split(',').flatMap((entry) => entry.trim() || [])
}

export function url(env: Environment, name: string, ...protocols: readonly string[]): string | undefined {
  const text = env[name]
  if (!text) return undefined
  if (!URL.canParse(text) || !protocols.includes(new URL(text).protocol)) {
    throw invalid(name, `a url that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`)
  }
  return text
}

export function secret(env: Environment, name: string): string | undefined {
  const text = env[name]
  if (!text) return undefined
  if (!/^\S{16,}$/.test(text)) throw invalid(name, 'at least 16 characters without spaces')
  return text
}
