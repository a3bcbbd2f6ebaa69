/** In a line that is too long by itself: where a list goes on with its next part. */
const LAST_PART = /[^,;\uff0c\u3001\uff1b\u3002\t]*$/

/** The beginning of a text, up to `limit` signs, without a line that would be cut in two. */
export function wholeLines(text: string, limit: number): string {
  if (text.length <= limit) return text
  // With the sign behind: a line that just fits is whole.
  const room = text.slice(0, limit + 1)
  const end = Math.max(room.lastIndexOf('\n'), room.lastIndexOf('\r'))
  return end < 0 ? room.replace(LAST_PART, '') : room.slice(0, end)
}
