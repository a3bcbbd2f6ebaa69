import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'

import { DataDirLocked, lockDataDir } from '../../server/db/dataDirLock.ts'
import { ApiClient, accepted } from '../support/server/apiClient.ts'
import { startProcess, type ServerProcess } from '../support/server/serverProcess.ts'

import type { Token } from '../../server/contracts/passport.ts'

const DEMO_LOGIN = { usernameOrEmail: 'demo', password: 'demo1234', loginPlatform: 'PcWebFrontend' }
const LOGIN = '/api/f/passport/login'
const NOBODY = 2 ** 22 + 1

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

    it('starts from nothing, and keeps a second process off its data', async () => {
      server = await startProcess(dataDir, ['--demo'])
      assert.equal((await fetch(`${server.url}/health/ready`)).status, 200)
      await assert.rejects(startProcess(dataDir), /in use by process \d+.*DATA_DIR/s)
    })

    it('finishes a request under way when it is asked to stop, and keeps what it said', async () => {
      const running = server ?? assert.fail()
      const api = new ApiClient(running.url)
      const signingIn = api.post<Token>(LOGIN, DEMO_LOGIN)
      await running.printed(/"path":"(\/api\/f\/passport\/login)"/)
      const exit = running.stop('SIGTERM')
      const token = accepted(await signingIn)
      assert.equal(await exit, 0)
      server = await startProcess(dataDir)
      accepted(await new ApiClient(server.url, { token: token.accessToken }).get('/api/u/user'))
    })

    it('takes over from a process that was killed', async () => {
      await server?.stop('SIGKILL')
      server = await startProcess(dataDir)
      accepted(await new ApiClient(server.url).post(LOGIN, DEMO_LOGIN))
    })

    it('forgets everything when told to', async () => {
      await server?.stop('SIGTERM')
      server = await startProcess(dataDir, ['--reset'])
      assert.equal((await new ApiClient(server.url).post(LOGIN, DEMO_LOGIN)).status, 400)
    })

    it('prints verification codes, and never a token, a password or an authorization header', async () => {
      const running = server ?? assert.fail()
      const api = new ApiClient(running.url)
      const target = 'printed@example.com'
      accepted(await api.post('/api/f/passport/verification-code/send', { target, purpose: 'REGISTER' }))
      const code = await running.printed(/printed@example\.com \(REGISTER\): (\d{6})/)
      const registration = {
        username: 'printed',
        password: 'unprintable',
        target,
        code,
        loginPlatform: 'CodeLogin',
      }
      const token = accepted(await api.post<Token>('/api/f/passport/register', registration))
      await api.with({ token: token.accessToken }).get('/api/u/user')
      for (const secret of [token.accessToken, token.refreshToken, 'unprintable', 'Bearer']) {
        assert.ok(!running.output().includes(secret))
      }
    })
  },
)

describe('the lock of a data directory', () => {
  let path = ''
  let dir = ''
  before(async () => {
    dir = await mkdtemp(join(tmpdir(), 'lock-'))
    path = join(dir, 'deep', 'server.lock')
  })
  after(() => rm(dir, { recursive: true, force: true }))

  it('of a live process is refused, and not another’s to give back', async () => {
    const unlock = lockDataDir(path)
    await writeFile(path, String(process.ppid))
    assert.throws(() => lockDataDir(path), DataDirLocked)
    unlock()
    assert.throws(() => lockDataDir(path), DataDirLocked)
  })

  it('of a dead process, or an unreadable one, is replaced', async () => {
    for (const left of [String(NOBODY), '', 'nonsense', String(process.pid)]) {
      await writeFile(path, left)
      lockDataDir(path)()
    }
    lockDataDir(path)()
  })
})
