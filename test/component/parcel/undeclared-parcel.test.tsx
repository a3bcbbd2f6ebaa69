import Taro from '@tarojs/taro'

import { ParcelStatus } from '@/model/enumerations/parcel'
import { PATHS } from '@/navigation/routes'
import UndeclaredParcelPage from '@/pages-parcel/ship-for-me/undeclared-parcel/undeclared-parcel'

import { aParcelDto, aStorageDto } from '../../support/app/parcelFactories'
import { tap } from '../../support/app/gestures'
import { byId, openPage } from '../../support/app/openPage'
import { rememberSession } from '../../support/app/startApp'
import { until } from '../../support/app/until'
import { noAnswer, page as pageOf, Wire, type Reply } from '../../support/app/Wire'

const LIST = 'POST /api/u/biz/ship-for-me/parcel/undeclared-list'

const arrived = aParcelDto({
  id: '7',
  expressNumber: 'SF777',
  isDeclared: false,
  declaredName: null,
  status: ParcelStatus.Inbound,
  weight: 1.2,
  inboundImages: [{ url: '/files/in.jpg', time: '2026-01-03T00:00:00Z' }],
  storage: aStorageDto({
    inboundTime: new Date(Date.now() - 1000).toISOString(),
    freeUntil: new Date(Date.now() + 2.5 * 86_400_000).toISOString(),
    freeDays: 3,
  }),
})

function openUndeclared({ replies = [pageOf([arrived])] as Reply[], isSignedIn = true } = {}) {
  if (isSignedIn) rememberSession()
  return openPage(UndeclaredParcelPage, PATHS.undeclaredParcel, { wire: new Wire().on(LIST, ...replies) })
}

describe('undeclared parcels', () => {
  it('ask to sign in first', async () => {
    const { page, wire } = await openUndeclared({ isSignedIn: false })

    expect(byId(page, 'sign-in')).toBeTruthy()
    expect(wire.calls).toEqual([])
  })

  it('show what there is to know them by, those in a hurry first', async () => {
    const { page, wire } = await openUndeclared()

    const card = await until(() => byId(page, 'undeclared-7'))
    for (const text of ['SF777', '1.20 kg', '到仓', '免费仓储剩 2 天'])
      expect(card.textContent).toContain(text)
    expect(card.querySelector('.status-tag--warning')).not.toBeNull()
    expect(wire.lastCallTo(LIST).body).toMatchObject({ sorting: 'freeUntil asc' })
  })

  it('are declared with one tap, and looked at with another', async () => {
    const preview = jest.spyOn(Taro, 'previewImage').mockResolvedValue({ errMsg: '' })
    const { page, router } = await openUndeclared()

    await tap(await until(() => byId(page, 'declare-7')))
    await tap(page.getByText('SF777'))
    await tap(page.getByLabelText('查看照片'))

    expect(router.moves).toEqual([
      `navigateTo ${PATHS.createParcel}?expressNumber=SF777`,
      `navigateTo ${PATHS.parcelDetail}?id=7`,
    ])
    expect(preview).toHaveBeenCalledTimes(1)
  })

  it('are drawn around the screen only, however many there are', async () => {
    const many = Array.from({ length: 60 }, (_, index) => ({ ...arrived, id: `${index}` }))
    const { page } = await openUndeclared({ replies: [pageOf(many)] })
    await until(() => page.root.querySelector('.undeclared-card'))

    const drawn = page.root.querySelectorAll('.undeclared-card').length
    expect(drawn).toBeGreaterThan(10)
    expect(drawn).toBeLessThanOrEqual(40)
  })

  it('are gone from the list once they are declared', async () => {
    const { page } = await openUndeclared({ replies: [pageOf([arrived]), pageOf([])] })
    await until(() => byId(page, 'undeclared-7'))

    await page.hide()
    await page.show()

    await until(() => page.text().includes('没有待申报的包裹'))
  })

  it('offer another try when they cannot be read', async () => {
    const { page } = await openUndeclared({ replies: [noAnswer(), pageOf([arrived])] })

    await tap(await until(() => byId(page, 'retry')))

    await until(() => byId(page, 'undeclared-7'))
  })
})
