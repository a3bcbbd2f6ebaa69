import { readStored, removeStored, storedKeys, writeStored } from '@/platform/storage/storage'

const DRAFT_PREFIX = 'draft:'

export function isDraftKey(key: string): boolean {
  return key.startsWith(DRAFT_PREFIX)
}

/** Number of drafts on this device, across forms and customers. */
export function countDrafts(): number {
  return storedKeys().filter(isDraftKey).length
}

/**
 * A customer's unsubmitted input, stored on the device under their ID. It survives leaving the page, a crash
 * and an expired session; signing out removes it.
 */
export class Draft<Values> {
  constructor(
    private readonly name: string,
    private readonly isValid: (value: unknown) => value is Values,
  ) {}

  read(ownerId: string): Values | null {
    return readStored(this.keyOf(ownerId), this.isValid)
  }

  /** @returns whether there was room for it */
  write(ownerId: string, values: Values): boolean {
    return writeStored(this.keyOf(ownerId), values)
  }

  remove(ownerId: string): void {
    removeStored(this.keyOf(ownerId))
  }

  private keyOf(ownerId: string): string {
    return `${DRAFT_PREFIX}${this.name}:${ownerId}`
  }
}
