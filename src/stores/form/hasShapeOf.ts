/**
 * Whether a stored value has the fields of an empty one, each of its kind: what is null may be text, and lists are
 * lists of text.
 */
export function hasShapeOf(empty: object, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const fields = value as Record<string, unknown>
  return Object.entries(empty).every(([name, kind]) => isOfKind(kind, fields[name]))
}

function isOfKind(empty: unknown, value: unknown): boolean {
  if (Array.isArray(empty)) return Array.isArray(value) && value.every((item) => typeof item === 'string')
  if (empty === null) return value === null || typeof value === 'string'
  return typeof value === typeof empty
}
