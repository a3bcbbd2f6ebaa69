/** Replaces the username or ID code of a deleted account. Nobody can choose it: usernames have no hyphen. */
export function deletedName(former: string): string {
  return `deleted-${former}`
}
