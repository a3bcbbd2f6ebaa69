import assert from 'node:assert/strict'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'

import { ApiClient, accepted } from '../../support/server/apiClient.ts'
import { declaration, PARCELS } from '../../support/server/customers.ts'
import { answerOn, bytesOf, connectTo } from '../../support/server/rawRequest.ts'
import { startProcess, type ServerProcess } from '../../support/server/serverProcess.ts'

import type { ParcelDetail } from '../../../server/contracts/parcel.ts'
import type { Token } from '../../../server/contracts/passport.ts'

const EMAIL = 'printed@example.com'
const PASSWORD = 'unprintable'
const CREDENTIALS = { usernameOrEmail: EMAIL, password: PASSWORD, loginPlatform: 'PcWebFrontend' }
const LOGIN = '/api/f/passport/login'
/** How often the server is killed; each costs a start. */
const KILLS = Number(process.env['CRASH_KILLS'] ?? 2)
const WRITERS = 4

describe(
  'a server process on an embedded database',
  { skip: process.env['TEST_DATABASE_URL'] !== undefined },
  () => {
    let dataDir = ''
    let server: ServerProcess | undefined
    before(async () => {
      dataDir = await mkdtemp(join(tmpdir(), 'lifecycle-'))
    })
    after(async () => {
      await server?.stop('SIGKILL')
      await rm(dataDir, { recursive: true, force: true })
    })

    const start = (...args: string[]) => startProcess(dataDir, args, { RATE_LIMIT: '1000000' })

    it('starts from nothing, warns of power cuts, and keeps a second process off its data', async () => {
      server = await start()
      assert.equal((await fetch(`${server.url}/health/ready`)).status, 200)
      assert.equal(server.output().match(/power cut/g)?.length, 1)
      await assert.rejects(start(), /in use by process \d+.*DATA_DIR/s)
    })

    it('prints verification codes, and never a token, a password or an authorization header', async () => {
      const running = server ?? assert.fail()
      const api = new ApiClient(running.url)
      accepted(
        await api.post('/api/f/passport/verification-code/send', { target: EMAIL, purpose: 'REGISTER' }),
      )
      const code = await running.printed(/printed@example\.com \(REGISTER\): (\d{6})/)
      const registration = { username: 'printed', password: PASSWORD, target: EMAIL, code }
      const token = accepted(
        await api.post<Token>('/api/f/passport/register', { ...registration, loginPlatform: 'CodeLogin' }),
      )
      await api.with({ token: token.accessToken }).get('/api/u/user')
      for (const secret of [token.accessToken, token.refreshToken, PASSWORD, 'Bearer']) {
        assert.ok(!running.output().includes(secret))
      }
    })

    it('finishes a request under way when it is asked to stop, and keeps what it said', async () => {
      const running = server ?? assert.fail()
      const api = new ApiClient(running.url)
      const signingIn = api.post<Token>(LOGIN, CREDENTIALS)
      await running.printed(/"path":"(\/api\/f\/passport\/login)"/)
      const exit = running.stop('SIGTERM')
      const token = accepted(await signingIn)
      assert.equal(await exit, 0)
      server = await start()
      accepted(await new ApiClient(server.url, { token: token.accessToken }).get('/api/u/user'))
    })

    it('takes Ctrl-C, which also comes from its parent, as one signal', async () => {
      const running = server ?? assert.fail()
      const { socket, answer } = await beginRequest(running)
      running.signal('SIGINT')
      const exit = running.stop('SIGTERM')
      await running.printed(/(finishing requests under way)/)
      socket.write('{}')
      assert.equal((await answer).status, 200)
      assert.equal(await exit, 0)
      server = await start()
    })

    it('ends at once when it is asked again, whoever still sends', async () => {
      const running = server ?? assert.fail()
      const { answer } = await beginRequest(running)
      const asking = setInterval(() => running.signal('SIGTERM'), 200)
      assert.equal(await running.stop('SIGTERM'), 1)
      clearInterval(asking)
      assert.equal((await answer).status, 0)
      server = await start()
    })

    it(`has every parcel that it confirmed, after ${KILLS} kills amid writes`, async () => {
      const confirmed: string[] = []
      let running = server ?? assert.fail()
      let api = await signIn(running)
      for (let kill = 0; kill < KILLS; kill += 1) {
        const writers = Array.from({ length: WRITERS }, () => declareUntilCut(api, confirmed))
        // Each time a little later, so that different moments of a write are hit.
        await untilGrown(confirmed, confirmed.length + 3 + (kill % 7), Promise.all(writers))
        await running.stop('SIGKILL')
        await Promise.all(writers)
        server = running = await start()
        api = await signIn(running)
        const [last] = confirmed.slice(-1)
        accepted(await api.get(`${PARCELS}/${last}`))
      }
      assert.ok(confirmed.length >= KILLS * 3)
      for (const id of confirmed) {
        const { logs } = accepted(await api.get<ParcelDetail>(`${PARCELS}/${id}`))
        assert.equal(logs.length, 1)
      }
    })

    it('forgets everything when told to', async () => {
      await server?.stop('SIGTERM')
      server = await start('--reset')
      assert.equal((await new ApiClient(server.url).post(LOGIN, CREDENTIALS)).status, 400)
    })
  },
)

/** Sends a request without its body, and waits until the server asks for it. */
async function beginRequest({ url }: ServerProcess) {
  const socket = connectTo(url)
  const headers = { expect: '100-continue', 'content-type': 'application/json', 'content-length': '2' }
  socket.write(bytesOf({ method: 'POST', address: '/api/system/enums', headers }))
  await once(socket, 'data')
  return { socket, answer: answerOn(socket) }
}

async function signIn({ url }: ServerProcess): Promise<ApiClient> {
  const api = new ApiClient(url)
  return api.with({ token: accepted(await api.post<Token>(LOGIN, CREDENTIALS)).accessToken })
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
