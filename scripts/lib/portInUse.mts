import { createServer } from 'node:net'

/** Whether something already listens on the port. Checked before a long build, to fail early. */
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
