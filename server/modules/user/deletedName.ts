/** What takes the place of a deleted account's name or code. No customer can choose it: names have no hyphen. */
export function deletedName(former: string): string {
  return `deleted-${former}`
}
