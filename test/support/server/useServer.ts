import assert from 'node:assert/strict'
import { after, before } from 'node:test'

import { ApiClient } from './apiClient.ts'
import { forgottenPictures } from './forgottenPictures.ts'
import { startTestServer, type TestServer, type TestServerOptions } from './startTestServer.ts'

/** One server for all tests of a file. It is only available inside the tests. */
export function useServer(options: TestServerOptions = {}): {
  readonly server: TestServer
  readonly api: ApiClient
} {
  let server: TestServer | undefined
  before(async () => {
    server = await startTestServer(options)
  })
  after(async () => {
    if (!server) return
    try {
      assert.deepEqual(await forgottenPictures(server.db), [], 'columns for pictures that nobody knows of')
    } finally {
      await server.close()
    }
  })
  const started = (): TestServer => {
    if (!server) throw new Error('the server runs only inside tests')
    return server
  }
  return {
    get server() {
      return started()
    },
    get api() {
      return new ApiClient(started().url)
    },
  }
}
