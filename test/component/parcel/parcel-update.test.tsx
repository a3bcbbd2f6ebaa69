import Taro from '@tarojs/taro'

import { PATHS } from '@/navigation/routes'
import ParcelUpdatePage from '@/pages-parcel/ship-for-me/parcel-update/parcel-update'

import { aToken } from '../../support/app/factories'
import { aParcelDetailDto } from '../../support/app/parcelFactories'
import { tap, typeInto } from '../../support/app/gestures'
import { byId, change, focusedField, openPage, problemOf, type OpenedPage } from '../../support/app/openPage'
import { rememberSession } from '../../support/app/startApp'
import { successSheet } from '../../support/app/success'
import { until } from '../../support/app/until'
import { noAnswer, ok, refusal, type Wire } from '../../support/app/Wire'

import { addPhotos, declaringWire, photoService, submit, UPLOAD, USER, valueOf } from './declaring'

const GET = 'GET /api/u/biz/ship-for-me/parcel/p1'
const PUT = 'PUT /api/u/biz/ship-for-me/parcel/p1'

const parcel = aParcelDetailDto({
  id: 'p1',
  expressNumber: 'SF1234567890123',
  declaredName: '连衣裙',
  declaredNameId: 'dress',
  declaredValue: '128.00',
  itemQuantity: 2,
  tags: ['礼物'],
  additionalServices: [photoService],
  images: ['/files/1.jpg?expires=1&signature=a'],
  remarks: '易碎',
  version: 3,
})

const updatingWire = (dto = parcel): Wire =>
  declaringWire()
    .on(GET, ok(dto))
    .on(PUT, ok({ ...dto, version: 4 }))

async function openChanging(wire = updatingWire()): Promise<OpenedPage> {
  rememberSession()
  const opened = await openPage(ParcelUpdatePage, PATHS.parcelUpdate, {
    wire,
    params: { id: 'p1' },
    below: [`${PATHS.parcelDetail}?id=p1`],
  })
  await until(() => wire.callsTo(USER).length && !opened.page.root.querySelector('.detail-skeleton'))
  return opened
}

describe('changing a parcel', () => {
  it('begins with what it is, photos and services too, and saves the whole', async () => {
    const opened = await openChanging()
    const { page, wire } = opened
    await until(() => valueOf(opened, 'expressNumber') === 'SF1234567890123')
    expect(valueOf(opened, 'remarks')).toBe('易碎')
    expect(page.root.querySelectorAll('.photo--done')).toHaveLength(1)
    expect(byId(page, `service-${photoService.id}`).getAttribute('aria-checked')).toBe('true')

    await typeInto(byId(page, 'declaredValue'), '99')
    await submit(opened)

    expect((await successSheet(opened)).textContent).toContain('已保存')
    expect(wire.lastCallTo(PUT).body).toEqual({
      version: 3,
      expressNumber: 'SF1234567890123',
      expressCompanyCode: 'SF',
      declaredName: '连衣裙',
      declaredNameId: 'dress',
      declaredCurrency: 'CNY',
      declaredValue: '99',
      itemQuantity: 2,
      tags: ['礼物'],
      additionalServiceIds: [photoService.id],
      images: ['/files/1.jpg?expires=1&signature=a'],
      insurance: { isInsured: false },
      remarks: '易碎',
    })
    await tap(byId(page, 'see-parcel'))
    expect(opened.router.moves).toEqual(['navigateBack'])
  })

  it('shows a service that is no longer offered, so that it can be taken off', async () => {
    const gone = { ...photoService, id: 'gone', displayName: '打蜡', price: '9.00' }
    const opened = await openChanging(updatingWire({ ...parcel, additionalServices: [gone] }))

    await until(() => opened.page.queryByText('打蜡'))
    await tap(byId(opened.page, 'service-gone'))
    await submit(opened)

    await until(() => opened.wire.callsTo(PUT).length)
    expect(opened.wire.lastCallTo(PUT).body).toMatchObject({ additionalServiceIds: [] })
  })

  it('says why a number in the warehouse stays, and shows no field for it', async () => {
    const opened = await openChanging(updatingWire({ ...parcel, status: 60 }))

    await until(() => opened.page.text().includes('单号不能再修改'))
    expect(opened.page.root.querySelector('[id="expressNumber"]')).toBeNull()
  })

  it('explains that a submitted one cannot be changed, with the way to it', async () => {
    const opened = await openChanging(updatingWire({ ...parcel, isSubmitted: true }))

    await until(() => opened.page.text().includes('包裹已提交集运，不能再修改'))
    await tap(byId(opened.page, 'to-detail'))

    expect(opened.router.moves).toContain(`redirectTo ${PATHS.parcelDetail}?id=p1`)
  })

  it('explains it also when that is only found out by saving', async () => {
    const wire = updatingWire().on(GET, ok(parcel), ok({ ...parcel, isSubmitted: true }))
    wire.on(PUT, refusal(409, { code: 'ParcelSubmitted', message: '已提交' }))
    const opened = await openChanging(wire)

    await submit(opened)

    await until(() => opened.page.text().includes('包裹已提交集运，不能再修改'))
    expect(opened.modal).toHaveBeenCalledWith(expect.objectContaining({ content: '已提交' }))
  })

  it('puts a refusal of the insured value at the value', async () => {
    const validationErrors = [{ message: '保价最高 10000', members: ['insurance.insuredValue'] }]
    const opened = await openChanging(updatingWire().on(PUT, refusal(400, { validationErrors })))

    await submit(opened)

    await until(() => problemOf(opened.page, 'declaredValue') === '保价最高 10000')
    await until(() => focusedField() === 'declaredValue')
    expect(opened.modal).toHaveBeenCalledTimes(1)
  })

  it('says that there is no such parcel', async () => {
    const opened = await openChanging(updatingWire().on(GET, refusal(404)))

    await until(() => opened.page.text().includes('没有找到这个包裹'))
  })
})

describe('a parcel that was changed meanwhile', () => {
  const newer = { ...parcel, version: 5, declaredValue: '500.00', remarks: '仓库改的' }

  async function runIntoNewer() {
    const wire = updatingWire().on(GET, ok(parcel), ok(newer))
    wire.on(PUT, refusal(409, { code: 'VersionStale' }), ok({ ...newer, version: 6 }))
    const opened = await openChanging(wire)
    await typeInto(byId(opened.page, 'remarks'), '我改的')
    await typeInto(byId(opened.page, 'purchaseOrderNumber'), 'PO-9')
    await submit(opened)
    await until(() => opened.page.text().includes('这个包裹刚刚有更新'))
    return opened
  }

  it('is said, and nothing that was typed is lost', async () => {
    const opened = await runIntoNewer()

    expect(opened.modal).toHaveBeenCalledTimes(1)
    expect(valueOf(opened, 'remarks')).toBe('我改的')
  })

  it('can be taken over; what was typed stays, and what both changed is named', async () => {
    const opened = await runIntoNewer()

    await tap(opened.page.getByText('载入最新'))
    await until(() => valueOf(opened, 'declaredValue') === '500.00')

    expect(valueOf(opened, 'remarks')).toBe('我改的')
    expect(valueOf(opened, 'purchaseOrderNumber')).toBe('PO-9')
    expect(opened.page.text()).toContain('保留了您的：备注')
    await submit(opened)
    await until(() => opened.wire.callsTo(PUT).length === 2)
    expect(opened.wire.lastCallTo(PUT).body).toMatchObject({
      version: 5,
      remarks: '我改的',
      declaredValue: '500.00',
    })
  })

  it('stays as it is when the newer one cannot be read', async () => {
    const opened = await runIntoNewer()
    opened.wire.on(GET, noAnswer())

    await tap(opened.page.getByText('载入最新'))

    await until(() => opened.toast.mock.calls.length)
    expect(valueOf(opened, 'remarks')).toBe('我改的')
    expect(opened.page.text()).toContain('这个包裹刚刚有更新')
  })
})

describe('a change that was not saved', () => {
  async function leaveAfterTyping(wire = updatingWire()) {
    const opened = await openChanging(wire)
    await typeInto(byId(opened.page, 'remarks'), '没存的')
    await opened.page.unload()
  }

  it('comes back with its photos, and can be thrown away', async () => {
    const wire = updatingWire().on(UPLOAD, ok([{ url: '/files/2.jpg', name: '2', size: 1 }]))
    const opened = await openChanging(wire)
    await typeInto(byId(opened.page, 'remarks'), '没存的')
    await addPhotos(opened, 'blob:2')
    await until(() => opened.page.root.querySelectorAll('.photo--done').length === 2)
    await opened.page.unload()

    const again = await openChanging()

    await until(() => again.page.text().includes('已恢复上次未保存的修改'))
    expect(valueOf(again, 'remarks')).toBe('没存的')
    expect(again.page.root.querySelectorAll('.photo--done')).toHaveLength(2)
    await tap(again.page.getByText('放弃修改'))
    expect(valueOf(again, 'remarks')).toBe('易碎')
    expect(again.page.root.querySelectorAll('.photo--done')).toHaveLength(1)
    expect(Taro.getStorageInfoSync().keys.filter((key) => key.startsWith('draft:'))).toEqual([])
  })

  it('says of a photo that never arrived that it is missing', async () => {
    const opened = await openChanging(updatingWire().on(UPLOAD, noAnswer()))
    await addPhotos(opened, 'blob:2')
    await until(() => opened.page.queryByText('点按重试'))
    await opened.page.unload()

    const again = await openChanging()

    await until(() => again.page.text().includes('有 1 张图片没有传完'))
  })

  it('is brought onto a parcel that has changed since', async () => {
    await leaveAfterTyping()

    const again = await openChanging(updatingWire({ ...parcel, version: 9, declaredValue: '777.00' }))

    await until(() => valueOf(again, 'declaredValue') === '777.00')
    expect(valueOf(again, 'remarks')).toBe('没存的')
    await submit(again)
    await until(() => again.wire.callsTo(PUT).length)
    expect(again.wire.lastCallTo(PUT).body).toMatchObject({ version: 9, remarks: '没存的' })
  })

  it('survives a session that ends, and goes on after signing in', async () => {
    const wire = updatingWire()
      .on(PUT, refusal(401), ok({ ...parcel, version: 4 }))
      .on('POST /api/f/passport/refresh', refusal(401))
    const opened = await openChanging(wire)
    await typeInto(byId(opened.page, 'remarks'), '没存的')
    await submit(opened)
    await until(() => opened.router.moves.some((move) => move.includes(PATHS.login)))
    await opened.page.hide()
    await change(() => opened.stores.session.signIn(aToken()))
    await opened.page.show()

    expect(valueOf(opened, 'remarks')).toBe('没存的')
    await submit(opened)
    await until(() => wire.callsTo(PUT).length === 2)
    expect(wire.lastCallTo(PUT).body).toMatchObject({ remarks: '没存的' })
  })
})

it('asks to sign in first', async () => {
  const { page, wire } = await openPage(ParcelUpdatePage, PATHS.parcelUpdate, { params: { id: 'p1' } })

  expect(page.text()).toContain('登录后查看您的包裹')
  expect(wire.calls).toEqual([])
})
