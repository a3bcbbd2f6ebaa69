/** A mini program uses WeChat's own scanner. */
export function canScanLive(): boolean {
  return false
}

export async function startLiveScan(): Promise<'running' | 'forbidden' | 'failed'> {
  return 'failed'
}

export function stopLiveScan(): void {}
