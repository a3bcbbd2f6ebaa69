let sequence = 0

/** Different for each call, so that no two things of a test have the same ID. */
export function nextNumber(): number {
  sequence += 1
  return sequence
}
