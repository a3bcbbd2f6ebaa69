import { tap, typeInto } from '../../support/app/gestures'
import { byId, problemOf } from '../../support/app/openPage'
import { anAddressDto } from '../../support/app/placeFactories'
import { until } from '../../support/app/until'
import { noAnswer, ok, refusal } from '../../support/app/Wire'

import { addressWire, CREATE } from './addressWire'

import { openForm, valueOf, chooseGroup, fillIn, submit } from './addressForm'

describe('a new address', () => {
  it('is saved with what was filled in, and the page closes', async () => {
    const opened = await openForm()
    await fillIn(opened)
    await tap(opened.page.getByText('公司'))
    await tap(byId(opened.page, 'isDefault'))

    await submit(opened)

    await until(() => opened.router.moves.includes('navigateBack'))
    expect(opened.wire.lastCallTo(CREATE).body).toEqual({
      recipient: 'Lim Mei',
      mobile: '+65 9123 4567',
      regionGroupId: 'sg',
      postCode: '238823',
      detailsAddress: '290 Orchard Road',
      name: '公司',
      idDocument: null,
      isDefault: true,
    })
  })

  it('asks for a mainland number in full', async () => {
    const opened = await openForm()
    await typeInto(byId(opened.page, 'mobile'), '1380013800')

    await submit(opened)

    expect(problemOf(opened.page, 'mobile')).toBe('请输入正确的格式')
  })

  it('says at each field what is missing, and sends nothing', async () => {
    const opened = await openForm()

    await submit(opened)

    for (const field of ['recipient', 'mobile', 'regionGroupId', 'postCode', 'detailsAddress'])
      expect(problemOf(opened.page, field)).toBe('必填')
    expect(opened.wire.callsTo(CREATE)).toEqual([])
  })

  it('checks the postcode by the rule of its destination, with its example', async () => {
    const opened = await openForm()
    await fillIn(opened)
    await chooseGroup(opened, 'my')

    await submit(opened)

    expect(problemOf(opened.page, 'postCode')).toContain('50450')
    expect(problemOf(opened.page, 'region')).toBe('必填')
  })

  it.each([
    ['110105194912310021', '请输入正确的格式'],
    ['11010519491231002X', null],
    ['E12345678', null],
  ])('checks the document %s, an identity card’s by its checksum', async (idDocument, problem) => {
    const opened = await openForm()
    await typeInto(byId(opened.page, 'idDocument'), idDocument)

    await submit(opened)

    expect(problemOf(opened.page, 'idDocument')).toBe(problem)
  })

  it('asks for province and city where the destination has any', async () => {
    const opened = await openForm()
    const { page } = opened
    await fillIn(opened)
    await chooseGroup(opened, 'my')
    await typeInto(byId(page, 'postCode'), '41000')
    await tap(byId(page, 'region'))
    await tap(await until(() => page.root.querySelector('#region-sel')))
    await tap(await until(() => page.root.querySelector('#region-klang')))
    expect(byId(page, 'region').textContent).toContain('雪兰莪 巴生')

    await submit(opened)

    await until(() => opened.wire.callsTo(CREATE).length)
    expect(opened.wire.lastCallTo(CREATE).body).toMatchObject({
      region: { provinceId: 'sel', cityId: 'klang' },
    })
  })

  it('takes a city by its name that is not in the list', async () => {
    const opened = await openForm()
    const { page } = opened
    await chooseGroup(opened, 'my')
    await tap(byId(page, 'region'))
    await tap(await until(() => page.root.querySelector('#region-sel')))
    await typeInto(byId(page, 'region-search'), '适耕庄')
    await tap(await until(() => page.root.querySelector('#city-typed')))

    expect(byId(page, 'region').textContent).toContain('雪兰莪 适耕庄')
  })

  it('shows a refusal at the field it names, the city’s at the region', async () => {
    const validationErrors = [
      { message: '邮编不对', members: ['postCode'] },
      { message: '没有这个城市', members: ['region.cityId'] },
    ]
    const opened = await openForm({ wire: addressWire().on(CREATE, refusal(400, { validationErrors })) })
    await fillIn(opened)

    await submit(opened)

    await until(() => problemOf(opened.page, 'postCode') === '邮编不对')
    expect(opened.modal).toHaveBeenCalledTimes(1)
    expect(valueOf(opened, 'recipient')).toBe('Lim Mei')
  })

  it('says it in the modal when the book is full, and keeps the form', async () => {
    const wire = addressWire().on(
      CREATE,
      refusal(409, { code: 'AddressLimitReached', message: '最多 50 个地址' }),
    )
    const opened = await openForm({ wire })
    await fillIn(opened)

    await submit(opened)

    await until(() => opened.modal.mock.calls.length)
    expect(opened.modal).toHaveBeenCalledWith(expect.objectContaining({ content: '最多 50 个地址' }))
    expect(valueOf(opened, 'detailsAddress')).toBe('290 Orchard Road')
  })

  it('repeats the same request with the same key while nobody knows how it went', async () => {
    const opened = await openForm({ wire: addressWire().on(CREATE, noAnswer(), ok(anAddressDto())) })
    await fillIn(opened)
    await submit(opened)
    await submit(opened)

    await until(() => opened.router.moves.includes('navigateBack'))
    const [first, second] = opened.wire.callsTo(CREATE)
    expect(second?.header['Idempotency-Key']).toBe(first?.header['Idempotency-Key'])
  })
})
