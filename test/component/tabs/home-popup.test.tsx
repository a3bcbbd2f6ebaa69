import Taro from '@tarojs/taro'

import { PATHS } from '@/navigation/routes'

import { anAnnounceDto } from '../../support/app/contentFactories'
import { ANNOUNCES } from '../../support/app/homeFactories'
import { tap } from '../../support/app/gestures'
import { byId } from '../../support/app/openPage'
import { flush, until } from '../../support/app/until'
import { page as pageOf } from '../../support/app/Wire'

import { homeWire, openHome } from './openHome'

// No picture loads here.
jest.mock('@/platform/photo/pictureReady', () => ({ pictureReady: () => Promise.resolve() }))

const SCAM = anAnnounceDto({
  id: 'scam',
  displayTitle: '谨防冒充客服',
  isPopup: true,
  publishTime: '2026-11-01T00:00:00.000Z',
})
const NEWER = anAnnounceDto({ ...SCAM, id: 'newer', publishTime: '2126-01-01T00:00:00.000Z' })

const closed = () => Taro.getStorageSync<unknown>('popupAnnounceClosed')
const popups = (...announces: readonly object[]) => homeWire().on(ANNOUNCES, pageOf(announces))
const popupOf = ({ page }: Awaited<ReturnType<typeof openHome>>) => page.root.querySelector('#success')

/** Lets everything arrive that may show a popup. */
async function open(...announces: readonly object[]) {
  const opened = await openHome({ wire: popups(...announces) })
  await until(() => opened.page.text().includes('旺季安排'))
  await flush()
  return opened
}

it.each(['close-popup', 'close-sheet'])('is over Home until %s closes it, for good', async (id) => {
  const opened = await open(SCAM)
  expect(popupOf(opened)?.textContent).toContain('谨防冒充客服')

  await tap(byId(opened.page, id))

  expect(popupOf(opened)).toBeNull()
  const now = Math.floor(Date.now() / 1000)
  expect(closed()).toEqual({ id: 'scam', t: expect.any(Number) })
  expect(Math.abs((closed() as { t: number }).t - now)).toBeLessThan(60)
  expect(popupOf(await open(SCAM))).toBeNull()
})

it('leads to the whole announcement, and is closed with it', async () => {
  const opened = await open(SCAM)

  await tap(byId(opened.page, 'read-popup'))

  expect(opened.router.moves).toEqual([`navigateTo ${PATHS.announceDetail}?id=scam`])
  expect(closed()).toMatchObject({ id: 'scam' })
})

it('shows again for a newer announcement only', async () => {
  Taro.setStorageSync('popupAnnounceClosed', { id: 'other', t: Date.parse('2026-11-10') / 1000 })
  expect(popupOf(await open(SCAM))).toBeNull()

  expect(popupOf(await open(SCAM, NEWER))?.textContent).toContain('谨防冒充客服')
})

it('is not over another page, and waits for Home', async () => {
  const opened = await open(SCAM)

  await opened.page.hide()
  expect(popupOf(opened)).toBeNull()

  await opened.page.show()
  expect(popupOf(opened)).not.toBeNull()
})

it.each([['nonsense'], [{ id: 1, t: 2 }], [null]])('a record of %j counts as none', async (record) => {
  Taro.setStorageSync('popupAnnounceClosed', record)

  expect(popupOf(await open(SCAM))).not.toBeNull()
})
