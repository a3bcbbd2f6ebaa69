/** A mini program has no site. */
export function siteCode(_site: string): string | null {
  return null
}
