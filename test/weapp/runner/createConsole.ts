import type { ConsoleLine, Phone } from './Phone.ts'
import { plainObject, type PlainObject } from './plainObject.ts'

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
 * The app's console. `console.error` counts as a fault, because React reports a component that throws only
 * there; so does a React warning.
 */
export function createConsole(phone: Phone, onLine: (line: ConsoleLine) => void): PlainObject {
  const write = (level: string, args: unknown[]) => {
    const text = args.map(textOf).join(' ')
    phone.console.push({ level, text })
    onLine({ level, text })
    if (level === 'error' || (level === 'warn' && /^Warning: |React/.test(text)))
      phone.faults.add(`console.${level}`, text)
  }
  return Object.fromEntries(levels.map((level) => [level, (...args: unknown[]) => write(level, args)]))
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  const { stack } = plainObject(value)
  return typeof stack === 'string' ? stack : (JSON.stringify(value) ?? typeof value)
}
