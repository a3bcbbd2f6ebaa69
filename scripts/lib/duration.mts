/** For example "850 ms", "12.3 s", "2 min 05 s". */
export function duration(ms: number): string {
  if (ms < 1000) return `${Math.round(ms)} ms`
  const seconds = ms / 1000
  if (seconds < 60) return `${seconds.toFixed(1)} s`
  const rest = String(Math.round(seconds % 60)).padStart(2, '0')
  return `${Math.floor(seconds / 60)} min ${rest} s`
}
