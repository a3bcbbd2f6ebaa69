export function followNetwork(): void {}

export function isOnline(): boolean {
  return true
}

export function reconnections(): number {
  return 0
}
