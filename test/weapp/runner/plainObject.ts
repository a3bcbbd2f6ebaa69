/** An object with unknown fields, as it comes from the mini program's code. */
export type PlainObject = Record<string, unknown>

/** `value` if it's an object and not an array, otherwise an empty object. */
export function plainObject(value: unknown): PlainObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as PlainObject) : {}
}

/** A value where WeChat takes text: a string as it is, null and undefined as '', anything else as JSON. */
export function textOrEmpty(value: unknown): string {
  if (typeof value === 'string') return value
  return value === undefined || value === null ? '' : JSON.stringify(value)
}
