import { readStored, removeStored, storedKeys, writeStored } from '@/platform/storage/storage'

const DRAFT_PREFIX = 'draft:'

export function isDraftKey(key: string): boolean {
  return key.startsWith(DRAFT_PREFIX)
}

/** How many there are on this device, of whatever and whomever. */
export function countDrafts(): number {
  return storedKeys().filter(isDraftKey).length
}

/**
 * What somebody has typed and not submitted, kept on the device under their own id: it outlives
 * leaving the page, a crash and an ended session, and is wiped by signing out.
 */
export class Draft<Values> {
  constructor(
    private readonly name: string,
    private readonly isValid: (value: unknown) => value is Values,
  ) {}

  read(ownerId: string): Values | null {
    return readStored(this.keyOf(ownerId), this.isValid)
  }

  write(ownerId: string, values: Values): void {
    writeStored(this.keyOf(ownerId), values)
  }

  remove(ownerId: string): void {
    removeStored(this.keyOf(ownerId))
  }

  private keyOf(ownerId: string): string {
    return `${DRAFT_PREFIX}${this.name}:${ownerId}`
  }
}
