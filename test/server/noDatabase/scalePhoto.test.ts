import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import sharp from 'sharp'

import { drawScalePhoto } from '../../../server/modules/scalePhoto/scalePhoto.ts'

/** A photo's size, of a box with these sides in millimetres. */
async function photoOf(lengthMm: number, widthMm: number, heightMm: number) {
  const { content } = await drawScalePhoto('SF1437720154893', {
    weightGrams: 1740,
    lengthMm,
    widthMm,
    heightMm,
  })
  const { width, height } = await sharp(content).metadata()
  return [width, height]
}

describe('a drawn photo of a parcel', () => {
  it('has a phone’s proportions, and is upright for a tall box', async () => {
    assert.deepEqual(await photoOf(480, 150, 120), [960, 720])
    assert.deepEqual(await photoOf(200, 250, 400), [720, 960])
  })

  it('shows a thin envelope too', async () => {
    assert.deepEqual(await photoOf(320, 230, 1), [960, 720])
  })
})
