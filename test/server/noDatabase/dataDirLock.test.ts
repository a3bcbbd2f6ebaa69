import assert from 'node:assert/strict'
import fs from 'node:fs'
import { mkdtemp, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'

import { MINUTE_MS } from '../../../server/base/time/clock.ts'
import { DataDirLocked, lockDataDir } from '../../../server/db/dataDirLock.ts'

/** Beyond the number of any process. */
const NOBODY = 2 ** 22 + 1

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

  it('is held once in a process too', () => {
    const unlock = lockDataDir(path)
    assert.throws(() => lockDataDir(path), DataDirLocked)
    unlock()
    lockDataDir(path)()
  })

  it('goes to one of several who reach for it, whatever the others are at', (t) => {
    let isRival = false
    const unlocks: (() => void)[] = []
    const reach = (): void => {
      try {
        unlocks.push(lockDataDir(join(dir, 'rivals.lock')))
      } catch (error) {
        assert.ok(error instanceof DataDirLocked)
      }
    }
    for (const step of ['openSync', 'writeSync', 'writeFileSync', 'linkSync', 'renameSync'] as const) {
      const real = fs[step] as (...args: unknown[]) => unknown
      t.mock.method(fs, step, (...args: unknown[]) => {
        const result = real(...args)
        if (!isRival) {
          isRival = true
          reach()
          isRival = false
        }
        return result
      })
    }
    syncBuiltinESMExports()
    try {
      reach()
    } finally {
      t.mock.restoreAll()
      syncBuiltinESMExports()
    }
    assert.equal(unlocks.length, 1)
    unlocks.forEach((unlock) => unlock())
  })

  it('of another machine goes by whether its holder still touches it, whatever the number of its process', async () => {
    await writeFile(path, `${process.pid} another-machine 1`)
    assert.throws(() => lockDataDir(path), /in use by process \d+ on another-machine/)
    const aWhileAgo = new Date(Date.now() - MINUTE_MS)
    await utimes(path, aWhileAgo, aWhileAgo)
    lockDataDir(path)()
  })

  it('is touched by its holder while it is held', async (t) => {
    t.mock.timers.enable({ apis: ['setInterval'] })
    const unlock = lockDataDir(path)
    await utimes(path, 0, 0)
    t.mock.timers.tick(5000)
    assert.ok((await stat(path)).mtimeMs > Date.now() - MINUTE_MS)
    unlock()
    assert.equal(fs.existsSync(path), false)
  })
})
