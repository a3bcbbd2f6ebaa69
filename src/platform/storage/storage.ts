import Taro from '@tarojs/taro'

/**
 * Reads a stored value without trusting it: whatever is broken, unreadable or of another shape
 * (an older version wrote it, a customer edited it) counts as absent.
 *
 * @param isValid tells whether the parsed value has the expected shape
 */
export function readStored<T>(key: string, isValid: (value: unknown) => value is T): T | null {
  try {
    const value: unknown = Taro.getStorageSync(key)
    return isValid(value) ? value : null
  } catch {
    return null
  }
}

/** Keeps a value; a full or forbidden store (private browsing) loses it quietly at the next start. */
export function writeStored(key: string, value: unknown): void {
  try {
    Taro.setStorageSync(key, value)
  } catch {
    // Nothing depends on the write: what is kept here can be asked for again.
  }
}

export function removeStored(key: string): void {
  try {
    Taro.removeStorageSync(key)
  } catch {
    // As above.
  }
}

export function storedKeys(): readonly string[] {
  try {
    return Taro.getStorageInfoSync().keys
  } catch {
    return []
  }
}

/** Removes everything but the named keys. */
export function removeAllStoredBut(kept: readonly string[]): void {
  for (const key of storedKeys()) if (!kept.includes(key)) removeStored(key)
}
