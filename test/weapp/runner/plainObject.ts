/** An object whose fields nothing is known about yet: what crosses from the mini program's code to the runner. */
export type PlainObject = Record<string, unknown>

/** `value` when it is an object that is not an array, otherwise an empty one. */
export function plainObject(value: unknown): PlainObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as PlainObject) : {}
}

/** Text of what the mini program gave where WeChat takes text; an object gives its JSON, nothing gives an empty text. */
export function textOrEmpty(value: unknown): string {
  if (typeof value === 'string') return value
  return value === undefined || value === null ? '' : JSON.stringify(value)
}
