import { timingSafeEqual } from 'node:crypto'

/** Whether two secrets are the same. How long it takes doesn't tell how much of them is; only their lengths show. */
export function isSame(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}
