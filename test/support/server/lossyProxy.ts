import { createServer } from 'node:http'

/** A proxy that loses responses after the server has done its work. */
export interface LossyProxy {
  readonly url: string
  /** Number of requests so far. */
  readonly requests: () => number
  close(): Promise<void>
}

/** @param losses how many responses to drop, from the first on */
export async function startLossyProxy(target: string, losses: number): Promise<LossyProxy> {
  let requests = 0
  const proxy = createServer((request, reply) => {
    requests += 1
    const isLost = requests <= losses
    const forward = async (): Promise<void> => {
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(chunk as Buffer)
      const headers = new Headers()
      for (const name of ['authorization', 'content-type', 'idempotency-key', 'accept-language']) {
        const value = request.headers[name]
        if (typeof value === 'string') headers.set(name, value)
      }
      const body = Buffer.concat(chunks)
      const answer = await fetch(target + (request.url ?? ''), { method: 'POST', headers, body })
      const text = await answer.text()
      if (isLost) request.socket.destroy()
      else reply.writeHead(answer.status, { 'content-type': 'application/json' }).end(text)
    }
    forward().catch(() => request.socket.destroy())
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  const address = proxy.address()
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0
  return {
    url: `http://127.0.0.1:${port}`,
    requests: () => requests,
    close: () =>
      new Promise((resolve) => {
        proxy.close(() => resolve())
        proxy.closeAllConnections()
      }),
  }
}
