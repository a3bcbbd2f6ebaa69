import { pino, type Logger } from 'pino'

/** Structured logs on standard output. Requests are logged without headers and bodies: no token gets in. */
export function createLog(level: string): Logger {
  return pino({
    level,
    serializers: {
      req: (request: { method: string; url: string; headers: Record<string, unknown> }) => ({
        method: request.method,
        path: request.url.split('?')[0],
        platform: request.headers['platform'],
      }),
    },
  })
}
