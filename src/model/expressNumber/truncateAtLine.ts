/** The last item of a list on one line, which may be cut off. */
const LAST_PART = /[^,;\uff0c\u3001\uff1b\u3002\t]*$/

/** The start of a text, up to `limit` characters, without cutting off a line. */
export function truncateAtLine(text: string, limit: number): string {
  if (text.length <= limit) return text
  // Include the next character: a line that just fits is whole.
  const room = text.slice(0, limit + 1)
  const end = Math.max(room.lastIndexOf('\n'), room.lastIndexOf('\r'))
  return end < 0 ? room.replace(LAST_PART, '') : room.slice(0, end)
}
