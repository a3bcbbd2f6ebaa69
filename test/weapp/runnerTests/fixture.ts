import http from 'node:http'
import type { TestContext } from 'node:test'
import { fileURLToPath } from 'node:url'

import { launch } from '../runner/launch.ts'
import type { LaunchOptions } from '../runner/LaunchOptions.ts'
import type { MiniProgram } from '../runner/MiniProgram.ts'

/** A hand-written mini program of three pages, to test the runner without the product. */
export const fixtureDir = fileURLToPath(new URL('../fixtures/parcels', import.meta.url))

/** Starts the fixture and closes it when the test ends. */
export async function launchFixture(t: TestContext, options: LaunchOptions = {}): Promise<MiniProgram> {
  const app = await launch(fixtureDir, options)
  t.after(() => app.close())
  return app
}

/** A request the server received. */
export interface Received {
  readonly method: string
  readonly url: string
  readonly headers: http.IncomingHttpHeaders
  readonly body: string
}

export interface FixtureServer {
  readonly url: string
  readonly received: Received[]
}

/** Starts an HTTP server with two parcels, uploads and a URL that never responds, for one test. */
export async function startServer(t: TestContext): Promise<FixtureServer> {
  const received: Received[] = []
  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const { method = '', url = '', headers } = request
      received.push({ method, url, headers, body: Buffer.concat(chunks).toString() })
      if (url.startsWith('/slow')) return
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify(url.startsWith('/upload') ? { stored: true } : { items: parcels }))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  t.after(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('the server has no port')
  return { url: `http://127.0.0.1:${address.port}`, received }
}

const parcels = [
  { id: 1, name: 'Boots' },
  { id: 2, name: 'Lamp' },
]
