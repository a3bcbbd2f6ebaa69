import Taro from '@tarojs/taro'

import { PATHS } from '@/navigation/routes'
import * as clipboard from '@/platform/device/clipboard'

import { anAddress, aToken, aUserDto } from '../../support/app/factories'
import { lackingName, READINESS } from '../../support/app/customsFactories'
import { aParcelDetailDto } from '../../support/app/parcelFactories'
import { deferred } from '../../support/app/deferred'
import { tap } from '../../support/app/gestures'
import { byId, change, type OpenedPage } from '../../support/app/openPage'
import { successSheet } from '../../support/app/success'
import { until } from '../../support/app/until'
import { noAnswer, ok, page as pageOf, type WireReply } from '../../support/app/Wire'

import { press, the } from '../ui/show'

import { DECLARE, declaringWire, fillIn, openDeclaring, submit, USER, valueOf } from './declaring'

const ADDRESSES = 'POST /api/u/biz/ship-for-me/my-warehouse-address-list'
const declared = aParcelDetailDto({ id: 'p1', expressNumber: 'SF123456', status: 50 })

const declaredWire = () =>
  declaringWire()
    .on(DECLARE, ok(declared))
    .on(ADDRESSES, pageOf([anAddress({ recipient: '小满 GD8842' })]))

async function declare(wire = declaredWire(), below: readonly string[] = [PATHS.home]): Promise<OpenedPage> {
  const opened = await openDeclaring({ wire, below })
  await fillIn(opened)
  await submit(opened)
  await successSheet(opened)
  return opened
}

const isSheetOpen = ({ page }: OpenedPage) => page.root.querySelector('#success') !== null

describe('a parcel that was declared', () => {
  it('is told in a dialog that says what happens with it, and takes the focus', async () => {
    const { page } = await declare()

    const dialog = page.getByRole('dialog', { name: /^预报成功 SF123456 到仓后会称重拍照/ })
    await until(() => document.activeElement === dialog)
  })

  it('can be followed by another: the form is empty, and begins at its number', async () => {
    const opened = await declare()
    expect(Taro.getStorageInfoSync().keys).not.toContain('draft:createParcel:ada')

    await tap(byId(opened.page, 'declare-another'))

    await until(() => !isSheetOpen(opened))
    expect(valueOf(opened, 'expressNumber')).toBe('')
    expect(document.activeElement).toBe(byId(opened.page, 'expressNumber').querySelector('input'))
    expect(opened.router.moves).toEqual([])
  })

  it('is where the address is copied for the next order, and the sheet stays', async () => {
    const copy = jest.spyOn(clipboard, 'copyText').mockResolvedValue(true)
    const opened = await declare()
    await until(() => opened.wire.callsTo(ADDRESSES).length)

    await tap(byId(opened.page, 'copy-address'))

    expect(copy).toHaveBeenCalledWith(expect.stringContaining('小满 GD8842'))
    expect(opened.toast).toHaveBeenCalledWith(expect.objectContaining({ title: '已复制' }))
    expect(isSheetOpen(opened)).toBe(true)
  })

  it('leads to the address when it could not be read, and says nothing of that', async () => {
    const opened = await declare(declaredWire().on(ADDRESSES, noAnswer()))

    await tap(byId(opened.page, 'copy-address'))

    await until(() => opened.router.moves.length)
    expect(opened.router.moves).toEqual([`switchTab ${PATHS.warehouseAddress}`])
    expect(opened.modal).not.toHaveBeenCalled()
  })

  it('says what it lacks for customs, and leads there', async () => {
    const opened = await declare(declaredWire().on(READINESS, ok(lackingName())))
    expect(opened.wire.lastCallTo(READINESS).body).toEqual({ parcelIds: ['p1'] })

    await tap(await until(() => byId(opened.page, 'see-customs')))

    await until(() => opened.router.moves.length)
    expect(opened.router.moves).toEqual([`redirectTo ${PATHS.parcelDetail}?id=p1`])
  })

  it('says nothing of customs when that could not be asked', async () => {
    const opened = await declare(declaredWire().on(READINESS, noAnswer()))

    await until(() => opened.wire.callsTo(READINESS).length)
    expect(opened.page.root.querySelector('#see-customs')).toBeNull()
    expect(opened.modal).not.toHaveBeenCalled()
  })

  it('can be seen in place of the form', async () => {
    const opened = await declare()

    await tap(byId(opened.page, 'see-parcel'))

    await until(() => opened.router.moves.length)
    expect(opened.router.moves).toEqual([`redirectTo ${PATHS.parcelDetail}?id=p1`])
  })

  it('that had arrived offers only to see it, and goes back to its page', async () => {
    const arrived = { ...declared, status: 60 }
    const opened = await declare(declaredWire().on(DECLARE, ok(arrived)), [
      PATHS.home,
      `${PATHS.parcelDetail}?id=p1&stamp=4`,
    ])
    expect(opened.page.root.querySelector('#declare-another')).toBeNull()

    await tap(byId(opened.page, 'see-parcel'))

    await until(() => opened.router.moves.length)
    expect(opened.router.moves).toEqual(['navigateBack'])
    expect(opened.wire.callsTo(ADDRESSES)).toEqual([])
  })
})

it.each([
  [60, '称重入库后就可以寄出'],
  [63, '已称重入库，可以寄出了'],
])('of a parcel in status %i it says %j', async (status, text) => {
  const opened = await declare(declaredWire().on(DECLARE, ok({ ...declared, status })))

  expect(opened.page.text()).toContain(text)
})

describe('leaving the sheet', () => {
  it.each([
    ['its cross', (opened: OpenedPage) => tap(byId(opened.page, 'close-sheet'))],
    ['a tap beside it', ({ page }: OpenedPage) => tap(the(page, '.sheet-layer__mask'))],
    ['Escape', ({ page }: OpenedPage) => press(page.getByRole('dialog'), 'Escape')],
  ])('by %s leaves the page, once', async (_way, leave) => {
    const opened = await declare()

    await leave(opened)

    await until(() => opened.router.moves.length)
    expect(opened.router.moves).toEqual(['navigateBack'])
    expect(isSheetOpen(opened)).toBe(false)
  })

  it('leads to the list when there is no page to go back to', async () => {
    const opened = await declare(declaredWire(), [])

    await tap(byId(opened.page, 'close-sheet'))

    await until(() => opened.router.moves.length)
    expect(opened.router.moves).toEqual([`reLaunch ${PATHS.parcelList}`])
  })
})

it('an answer that comes when the customer has moved on is a toast there', async () => {
  const answer = deferred<WireReply>()
  const opened = await openDeclaring({ wire: declaredWire().on(DECLARE, answer.promise) })
  await fillIn(opened)
  await submit(opened)
  await until(() => opened.wire.callsTo(DECLARE).length)
  await Taro.navigateTo({ url: PATHS.myProfile })
  answer.resolve(ok(declared))

  await until(() => opened.toast.mock.calls.length)
  expect(opened.toast).toHaveBeenCalledWith(expect.objectContaining({ title: '预报成功' }))
  expect(isSheetOpen(opened)).toBe(false)
})

it('nobody else sees what was declared', async () => {
  const opened = await declare()

  opened.wire.on(USER, ok(aUserDto({ id: 'bob' })))
  await change(() => opened.stores.session.signIn(aToken()))
  await change(() => opened.stores.session.loadUser())

  expect(opened.page.text()).not.toContain('SF123456')
})
