import Taro from '@tarojs/taro'

/**
 * Reads a stored value without trusting it: anything unreadable or of another shape (written by an older
 * version, edited by the customer) counts as absent.
 *
 * @param isValid checks the value's shape
 */
export function readStored<T>(key: string, isValid: (value: unknown) => value is T): T | null {
  try {
    const value: unknown = Taro.getStorageSync(key)
    return isValid(value) ? value : null
  } catch {
    return null
  }
}

/**
 * Stores a value. The app keeps its own copy in memory, so if storage is full or blocked (private browsing), only the
 * next start misses it.
 *
 * @returns whether the next start will find it
 */
export function writeStored(key: string, value: unknown): boolean {
  try {
    Taro.setStorageSync(key, value)
    return true
  } catch {
    return false
  }
}

export function removeStored(key: string): void {
  try {
    Taro.removeStorageSync(key)
  } catch {
    // Storage is blocked, so there's nothing to remove.
  }
}

export function storedKeys(): readonly string[] {
  try {
    return Taro.getStorageInfoSync().keys
  } catch {
    return []
  }
}

export function removeStoredExcept(kept: readonly string[]): void {
  for (const key of storedKeys()) if (!kept.includes(key)) removeStored(key)
}
