const letters = new Intl.Segmenter()

/** Masks a nickname: its first letter or emoji, then stars. Friends recognise it, strangers don't. */
export function maskedName(nickname: string): string {
  const [first] = letters.segment(nickname.trim())
  return `${first?.segment ?? ''}**`
}
