/**
 * Whether a stored value's fields have the same types as those of an empty one. A field that is null in `empty` may be
 * null or a string, and arrays may contain only strings. Fields may be missing: an older version may not have known
 * them.
 */
export function fitsShapeOf(empty: object, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const fields = value as Record<string, unknown>
  return Object.entries(empty).every(([name, kind]) => !(name in fields) || isOfKind(kind, fields[name]))
}

function isOfKind(empty: unknown, value: unknown): boolean {
  if (Array.isArray(empty)) return Array.isArray(value) && value.every((item) => typeof item === 'string')
  if (empty === null) return value === null || typeof value === 'string'
  return typeof value === typeof empty
}
