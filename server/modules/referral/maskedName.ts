const letters = new Intl.Segmenter()

/** A nickname that its owner's friends recognise and strangers do not: its first letter or emoji, and stars. */
export function maskedName(nickname: string): string {
  const [first] = letters.segment(nickname.trim())
  return `${first?.segment ?? ''}**`
}
