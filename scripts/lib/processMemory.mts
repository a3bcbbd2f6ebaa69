import { readFileSync } from 'node:fs'

/** Resident memory of a process in MB, now or at most so far; null where /proc isn't available. */
export function memoryMb(pid: number | undefined, which: 'now' | 'at most'): number | null {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    const [, kB] = (which === 'now' ? /VmRSS:\s+(\d+) kB/ : /VmHWM:\s+(\d+) kB/).exec(status) ?? []
    return kB === undefined ? null : Math.round(Number(kB) / 1024)
  } catch {
    return null
  }
}
