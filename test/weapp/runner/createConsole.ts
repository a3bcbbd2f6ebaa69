import type { FaultLog } from './FaultLog.ts'
import type { Phone } from './Phone.ts'
import type { PlainObject } from './plainObject.ts'

const levels = [
  'log',
  'info',
  'warn',
  'error',
  'debug',
  'group',
  'groupCollapsed',
  'groupEnd',
  'time',
  'timeEnd',
  'trace',
]

/**
 * The app's console. React reports a component that throws only here, so `console.error` is a fault, and so is a
 * warning of React.
 */
export function createConsole(phone: Phone, faults: FaultLog, verbose: boolean): PlainObject {
  const write = (level: string, args: unknown[]) => {
    const text = args.map(textOf).join(' ')
    phone.console.push({ level, text })
    if (level === 'error' || (level === 'warn' && /^Warning: |React/.test(text)))
      faults.add(`console.${level}`, text)
    if (verbose) console.log(`[${level}]`, text)
  }
  return Object.fromEntries(levels.map((level) => [level, (...args: unknown[]) => write(level, args)]))
}

function textOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value)
  const { stack } = value as { stack?: unknown }
  return typeof stack === 'string' ? stack : (JSON.stringify(value) ?? String(value))
}
