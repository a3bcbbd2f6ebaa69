import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'

import { accepted, ApiClient } from '../support/server/apiClient.ts'
import { declaration, PARCELS } from '../support/server/customers.ts'
import { startProcess, type ServerProcess } from '../support/server/serverProcess.ts'

import type { ParcelDetail } from '../../server/contracts/parcel.ts'
import type { Token } from '../../server/contracts/passport.ts'

const DEMO = { usernameOrEmail: 'demo', password: 'demo1234', loginPlatform: 'PcWebFrontend' }
/** Each costs a start; `CRASH_KILLS=20` is the whole proof. */
const KILLS = Number(process.env['CRASH_KILLS'] ?? 4)
const WRITERS = 4

describe(
  'a server on an embedded database that is killed while it writes',
  { skip: process.env['TEST_DATABASE_URL'] !== undefined && 'about the embedded database' },
  () => {
    let dataDir = ''
    let server: ServerProcess
    before(async () => {
      dataDir = await mkdtemp(join(tmpdir(), 'crash-'))
      server = await start(['--demo'])
    })
    after(async () => {
      await server.stop('SIGKILL')
      await rm(dataDir, { recursive: true, force: true })
    })

    const start = (args: readonly string[] = []) =>
      startProcess(dataDir, args, { AUTOPILOT: '0', RATE_LIMIT: '1000000' })

    it(`has every parcel that it confirmed, after ${KILLS} kills`, async () => {
      const confirmed: string[] = []
      let api = await signIn(server)
      for (let kill = 0; kill < KILLS; kill += 1) {
        const writers = Array.from({ length: WRITERS }, () => declareUntilCut(api, confirmed))
        // Each time a little later, so that different moments of a write are hit.
        await untilGrown(confirmed, confirmed.length + 3 + (kill % 7), Promise.all(writers))
        await server.stop('SIGKILL')
        await Promise.all(writers)
        server = await start()
        api = await signIn(server)
        const [last] = confirmed.slice(-1)
        accepted(await api.get(`${PARCELS}/${last}`))
      }
      assert.ok(confirmed.length >= KILLS * 3)
      for (const id of confirmed) {
        const { logs } = accepted(await api.get<ParcelDetail>(`${PARCELS}/${id}`))
        assert.equal(logs.length, 1)
      }
    })
  },
)

async function signIn({ url }: ServerProcess): Promise<ApiClient> {
  const api = new ApiClient(url)
  return api.with({ token: accepted(await api.post<Token>('/api/f/passport/login', DEMO)).accessToken })
}

/** Declares one parcel after the other until the server is gone. */
async function declareUntilCut(api: ApiClient, confirmed: string[]): Promise<void> {
  for (;;) {
    const answer = await api.post<ParcelDetail>(PARCELS, declaration()).catch((error: unknown) => {
      if (error instanceof assert.AssertionError) throw error
      return null
    })
    if (answer === null) return
    confirmed.push(accepted(answer).id)
  }
}

/** @throws AssertionError when those who make it grow have ended before */
async function untilGrown(
  list: readonly unknown[],
  length: number,
  growing: Promise<unknown>,
): Promise<void> {
  let hasEnded = false
  const end = (): void => void (hasEnded = true)
  growing.then(end, end)
  while (list.length < length) {
    assert.ok(!hasEnded, 'the server was gone before it was killed')
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}
