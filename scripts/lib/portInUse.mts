import { createServer } from 'node:net'

/** Is something listening there already? Asked before a long build, so that nobody waits for a refusal. */
export function isPortInUse(port: number, host: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(true)
      else reject(error)
    })
    probe.listen(port, host, () => probe.close(() => resolve(false)))
  })
}
