const WARN = 40

interface LogLine {
  readonly level: number
  readonly time: number
  readonly msg?: string
  readonly reqId?: unknown
  readonly err?: { readonly stack?: string; readonly message?: string }
}

/**
 * Formats a line of the server's structured log for the terminal: verification codes, other notices, warnings
 * and errors. Null for requests and the rest, which only go to the log file.
 */
export function readableLogLine(line: string): string | null {
  const entry = parse(line)
  if (!entry) return line.trim() === '' ? null : line
  return isForPeople(entry) ? describe(entry) : null
}

const isForPeople = ({ level, msg = '', reqId }: LogLine) =>
  level >= WARN || (reqId === undefined && !msg.startsWith('Server listening'))

function describe({ level, time, msg, err }: LogLine): string {
  const mark = level >= WARN ? '! ' : ''
  const reason = err ? `\n${err.stack ?? err.message ?? ''}` : ''
  return `${clock(time)}  ${mark}${msg ?? ''}${reason}`
}

function parse(line: string): LogLine | null {
  try {
    return JSON.parse(line) as LogLine
  } catch {
    return null
  }
}

const clock = (time: number) => new Date(time).toTimeString().slice(0, 8)
