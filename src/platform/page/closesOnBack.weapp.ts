/** WeChat closes its own overlays on back; our sheets use `BackGuard`. */
export function keepBackForLayers(): void {}

export function leaveLayers(_staysBelow?: boolean): Promise<void> | null {
  return null
}
