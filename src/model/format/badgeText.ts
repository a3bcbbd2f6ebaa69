const MAX = 99

/** A count on an icon; null for none. */
export function badgeText(count: number): string | null {
  if (count === 0) return null
  return count > MAX ? `${MAX}+` : String(count)
}
