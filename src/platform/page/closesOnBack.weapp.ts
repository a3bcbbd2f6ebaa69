/** WeChat closes what it shows over a page by itself; for a sheet of ours there is `BackGuard`. */
export function keepBackForLayers(): void {}

export function leaveLayers(_staysBelow?: boolean): Promise<void> | null {
  return null
}
