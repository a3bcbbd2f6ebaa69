import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { drawCard, readPicture } from '../../../server/modules/upload/picture.ts'
import { oneAtATime } from '../../../server/base/process/oneAtATime.ts'
import { pngPicture } from '../../support/server/pictures.ts'

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
    const picture = await pngPicture()
    const ended: string[] = []
    const note = (name: string) => () => ended.push(name)
    // A refusal unpacks nothing: it would be the first to end if it didn't wait for its turn.
    await Promise.all([
      readPicture(picture).then(note('upload')),
      readPicture(Buffer.from('no picture')).catch(note('refusal')),
      drawCard(picture).then(note('share card')),
      readPicture(Buffer.from('none either')).catch(note('another refusal')),
    ])
    assert.deepEqual(ended, ['upload', 'refusal', 'share card', 'another refusal'])
  })
})
