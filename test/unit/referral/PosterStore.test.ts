import { PosterStore } from '@/pages-user-referral/my-referral/poster/PosterStore'
import type { Poster } from '@/pages-user-referral/my-referral/poster/Poster'
import * as reports from '@/platform/build/reportError'
import * as host from '@/platform/device/host'
import * as drawing from '@/platform/file/drawPicture'
import type { LoadImage } from '@/platform/file/drawing'

import { wiredApi } from '../../support/app/wiredApi'
import { noAnswer, ok, type Reply } from '../../support/app/Wire'
import { recordingPen } from './recordingPen'

const CODE = 'GET /api/u/referral/mini-program-code'

const poster: Poster = {
  brand: 'Farway',
  tagline: 'Parcels from China, safely home',
  name: 'Ada',
  invitation: 'invites you to Farway',
  benefit: 'One shipment',
  scanHint: 'Scan',
  codeLabel: 'Referral code',
  code: 'FRIEND1',
  reward: null,
  link: 'https://farway.example/#/register?referralCode=FRIEND1',
}

/** A store whose posters go to a recording pen; the drawings are called 1, 2, … */
function startStore({
  reply = null as Reply | null,
  load = async (url: string): Promise<unknown> => url,
} = {}) {
  const { api, wire } = wiredApi()
  if (reply) wire.on(CODE, reply)
  const pens: ReturnType<typeof recordingPen>[] = []
  const draw = jest.spyOn(drawing, 'drawPicture').mockImplementation(async (_size, work) => {
    const recording = recordingPen()
    pens.push(recording)
    await work(recording.pen, load as LoadImage)
    return `picture ${pens.length}`
  })
  return { store: new PosterStore({ api }), draw, pens, wire }
}

const inMiniProgram = () => jest.spyOn(host, 'isInsideMiniProgram').mockReturnValue(true)

describe('a poster', () => {
  it('says who invites to what with which code, and has the link as a QR code', async () => {
    const { store, pens } = startStore()

    await store.draw({ ...poster, reward: 'You get ¥10.00' })

    expect(store.picture).toBe('picture 1')
    const [pen] = pens
    for (const words of ['Farway', 'Ada', 'invites you to Farway', 'FRIEND1', 'You get ¥10.00'])
      expect(pen?.texts).toContain(words)
    expect(pen?.pictures).toEqual([])
    expect(pen?.squares()).toBeGreaterThan(200)
  })

  it('is drawn again only when its content changes', async () => {
    const { store, draw } = startStore()

    await store.show(poster)
    await store.show({ ...poster })
    expect(draw).toHaveBeenCalledTimes(1)

    await store.show({ ...poster, name: 'Grace' })
    expect(draw).toHaveBeenCalledTimes(2)
  })

  it('shortens a nickname that is wider than the poster', async () => {
    const { store, pens } = startStore()

    await store.draw({ ...poster, name: '🎉'.repeat(30) })

    expect(pens[0]?.texts.find((text) => text.includes('🎉'))).toMatch(/^(?:🎉){10,25}…$/u)
  })

  it('is dropped if a newer one is requested meanwhile', async () => {
    const { store, draw } = startStore()
    const waiting: ((url: string) => void)[] = []
    draw.mockImplementation(() => new Promise((resolve) => waiting.push(resolve)))
    const both = Promise.all([store.draw(poster), store.draw({ ...poster, name: 'Bo' })])
    await Promise.resolve()

    waiting[1]?.('newer')
    waiting[0]?.('older')
    await both

    expect(store.picture).toBe('newer')
  })

  it('that cannot be drawn can be tried again', async () => {
    jest.spyOn(reports, 'reportError').mockImplementation(() => undefined)
    const { store, draw } = startStore()
    draw.mockRejectedValueOnce(new Error('no canvas'))
    await store.draw(poster)
    expect(store.hasFailed).toBe(true)

    await store.retry()

    expect([store.hasFailed, store.picture]).toEqual([false, 'picture 1'])
  })
})

describe('a poster in the mini program', () => {
  it('has WeChat’s code, which is asked for once', async () => {
    inMiniProgram()
    const { store, pens, wire } = startStore({ reply: ok({ picture: 'data:image/jpeg;base64,x' }) })

    await store.draw(poster)
    await store.draw({ ...poster, name: 'Bo' })

    expect(pens.map(({ pictures }) => pictures)).toEqual([
      ['data:image/jpeg;base64,x'],
      ['data:image/jpeg;base64,x'],
    ])
    expect(wire.callsTo(CODE)).toHaveLength(1)
  })

  it.each([
    ['there is none', ok({ picture: null })],
    ['the server cannot be reached', noAnswer()],
  ])('has a QR code of the link if %s', async (_, reply) => {
    inMiniProgram()
    const { store, pens } = startStore({ reply })

    await store.draw(poster)

    expect(pens[0]?.squares()).toBeGreaterThan(200)
  })

  it('has a QR code of the link if WeChat’s code is no picture', async () => {
    inMiniProgram()
    const { store, pens } = startStore({
      reply: ok({ picture: 'data:image/jpeg;base64,x' }),
      load: () => Promise.reject(new Error('broken')),
    })

    await store.draw(poster)

    expect(pens[0]?.squares()).toBeGreaterThan(200)
  })
})
