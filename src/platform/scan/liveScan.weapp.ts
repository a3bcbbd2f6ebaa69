/** WeChat's own scanner is used instead. */
export function canScanLive(): boolean {
  return false
}

export async function startLiveScan(): Promise<'running' | 'forbidden' | 'failed'> {
  return 'failed'
}

export function stopLiveScan(): void {}
