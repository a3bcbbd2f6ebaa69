import { PATHS } from '@/navigation/routes'
import ParcelUpdatePage from '@/pages-parcel/ship-for-me/parcel-update/parcel-update'
import { tap, typeInto } from '../../support/app/gestures'
import { byId, focusedField, openPage, problemOf } from '../../support/app/openPage'
import { successSheet } from '../../support/app/success'
import { until } from '../../support/app/until'
import { ok, refusal } from '../../support/app/Wire'

import { photoService, submit, valueOf } from './declaring'

import { GET, PUT, parcel, updatingWire, openChanging } from './updating'

describe('changing a parcel', () => {
  it('begins at the field that a link names', async () => {
    await openChanging(updatingWire(), 'material')

    await until(() => focusedField() === 'material')
  })

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

it('asks to sign in first', async () => {
  const { page, wire } = await openPage(ParcelUpdatePage, PATHS.parcelUpdate, { params: { id: 'p1' } })

  expect(page.text()).toContain('登录后查看您的包裹')
  expect(wire.calls).toEqual([])
})
