/** A nickname that its owner's friends recognise and strangers do not: its first letter, and stars. */
export function maskedName(nickname: string): string {
  const [first = ''] = [...nickname.trim()]
  return `${first}**`
}
