import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, it } from 'node:test'

import { drawCard, readPicture } from '../../../server/modules/upload/picture.ts'
import { oneAtATime } from '../../../server/base/process/oneAtATime.ts'
import { plainPicture, pngPicture } from '../../support/server/pictures.ts'

describe('one at a time', () => {
  it('begins each piece of work once the one before it has ended', async () => {
    const inLine = oneAtATime()
    let atWork = 0
    const work = async () => {
      atWork += 1
      const together = atWork
      await new Promise(setImmediate)
      atWork -= 1
      return together
    }
    assert.deepEqual(await Promise.all([inLine(work), inLine(work), inLine(work)]), [1, 1, 1])
  })

  it('goes on after work that failed, and tells only its caller', async () => {
    const inLine = oneAtATime()
    const results = await Promise.allSettled([
      inLine(() => Promise.reject(new Error('no picture'))),
      inLine(() => Promise.resolve('a picture')),
    ])
    assert.deepEqual(
      results.map(({ status }) => status),
      ['rejected', 'fulfilled'],
    )
  })

  it('unpacks pictures, for uploads and share cards alike', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'in-line-'))
    const fileOf = async (name: string, content: Buffer | string) => {
      const path = join(folder, name)
      await writeFile(path, content)
      return { path, type: 'image/png' as const }
    }
    const picture = await pngPicture()
    const [good, bad] = [await fileOf('good', picture), await fileOf('bad', 'no picture')]
    const ended: string[] = []
    const note = (name: string) => () => ended.push(name)
    const keep = () => Promise.resolve()
    // A refusal unpacks nothing: it would be the first to end if it didn't wait for its turn.
    await Promise.all([
      readPicture(good, keep).then(note('upload')),
      readPicture(bad, keep).catch(note('refusal')),
      drawCard(picture).then(note('share card')),
      readPicture(bad, keep).catch(note('another refusal')),
    ])
    await rm(folder, { recursive: true })
    assert.deepEqual(ended, ['upload', 'refusal', 'share card', 'another refusal'])
  })

  it('keeps a picture before it unpacks the next', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'in-line-'))
    const raw = { path: join(folder, 'picture'), type: 'image/png' as const }
    await writeFile(raw.path, await pngPicture())
    let unpacked = 0
    const together: number[] = []
    const keep = async () => {
      unpacked += 1
      // Takes longer than unpacking the next one would.
      await plainPicture(2000, 1500).png().toBuffer()
      together.push(unpacked)
      unpacked -= 1
    }
    await Promise.all([readPicture(raw, keep), readPicture(raw, keep), readPicture(raw, keep)])
    await rm(folder, { recursive: true })
    assert.deepEqual(together, [1, 1, 1])
  })
})
