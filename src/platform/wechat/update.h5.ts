/** A browser reads the newest version with each page load. */
export function followUpdates(): void {}

export function takeUpdateNews(): 'ready' | 'failed' | null {
  return null
}

export function restartUpdated(): void {}
