import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A TCP proxy that can stop answering without closing anything, as a frozen machine does. */
export interface FreezingProxy {
  readonly port: number
  /** From now on accepts connections and bytes, and passes nothing on. */
  freeze(): void
  /** Passes on what has come meanwhile. */
  thaw(): void
  close(): Promise<void>
}

/** @param port 0 takes any free one */
export async function startFreezingProxy(target: URL, port = 0): Promise<FreezingProxy> {
  const sockets = new Set<Socket>()
  const held: (() => void)[] = []
  let isFrozen = false
  const pass = (step: () => void): void => {
    if (isFrozen) held.push(step)
    else step()
  }
  const proxy = createServer((client) => {
    const server = connect(Number(target.port || 5432), target.hostname)
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const) {
      sockets.add(from)
      from.on('data', (chunk) => pass(() => to.write(chunk)))
      from.on('end', () => pass(() => to.end()))
      from.on('error', () => to.destroy())
      from.on('close', () => sockets.delete(from))
    }
  })
  await new Promise<void>((resolve) => proxy.listen(port, '127.0.0.1', resolve))
  return {
    port: (proxy.address() as AddressInfo).port,
    freeze: () => void (isFrozen = true),
    thaw: () => {
      isFrozen = false
      for (const step of held.splice(0)) step()
    },
    close: () =>
      new Promise((resolve) => {
        proxy.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
  }
}
