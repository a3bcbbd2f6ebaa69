/** A mini program has no site, and needs no code of one. */
export function siteCode(_site: string): string | null {
  return null
}
