/** What replaces the name or ID code of a deleted account. No customer can choose it: names have no hyphen. */
export function deletedName(former: string): string {
  return `deleted-${former}`
}
