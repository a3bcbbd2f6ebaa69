import { deferred } from '../../support/app/deferred'
import { blur, tap, typeInto } from '../../support/app/gestures'
import { byId, problemOf, type OpenedPage } from '../../support/app/openPage'
import { until } from '../../support/app/until'
import { page as pageOf, refusal, type WireReply } from '../../support/app/Wire'

import {
  chooseName,
  DECLARE,
  declaringWire,
  DETECT,
  fillIn,
  openDeclaring,
  photoService,
  submit,
  typeName,
} from './declaring'

describe('the courier', () => {
  it('is suggested by the number, and sent unless another is chosen', async () => {
    const opened = await openDeclaring({ params: { expressNumber: 'SF999999' } })
    await until(() => byId(opened.page, 'expressCompanyCode').textContent.includes('顺丰速运'))
    await chooseName(opened)
    await typeInto(byId(opened.page, 'declaredValue'), '1')

    await submit(opened)

    await until(() => opened.wire.callsTo(DECLARE).length)
    expect(opened.wire.lastCallTo(DETECT).body).toEqual({ expressNumber: 'SF999999' })
    expect(opened.wire.lastCallTo(DECLARE).body).toMatchObject({ expressCompanyCode: 'SF' })
  })

  it("is the customer's choice", async () => {
    const opened = await openDeclaring()
    await fillIn(opened)
    await tap(byId(opened.page, 'expressCompanyCode'))
    await tap(await until(() => byId(opened.page, 'choice-YTO')))

    await submit(opened)

    await until(() => opened.wire.callsTo(DECLARE).length)
    expect(opened.wire.lastCallTo(DECLARE).body).toMatchObject({ expressCompanyCode: 'YTO' })
  })

  it('of the number before is not sent with another one, asked about or not', async () => {
    const answer = deferred<WireReply>()
    const opened = await openDeclaring({ params: { expressNumber: 'SF999999' } })
    await until(() => byId(opened.page, 'expressCompanyCode').textContent.includes('顺丰速运'))
    opened.wire.on(DETECT, answer.promise)
    await fillIn(opened)
    await blur(byId(opened.page, 'expressNumber'))
    await until(() => opened.wire.callsTo(DETECT).length === 2)

    await submit(opened)

    await until(() => opened.wire.callsTo(DECLARE).length)
    const { body } = opened.wire.lastCallTo(DECLARE)
    expect(body).toMatchObject({ expressNumber: 'SF123456' })
    expect(body).not.toHaveProperty('expressCompanyCode')
    answer.resolve(pageOf([]))
  })

  it('is known at once where the number says it by itself', async () => {
    const opened = await openDeclaring()

    await typeInto(byId(opened.page, 'expressNumber'), 'yt 1234567890123')
    expect(byId(opened.page, 'expressCompanyCode').textContent).toContain('圆通速递')
    await typeInto(byId(opened.page, 'expressNumber'), 'YT12')
    expect(byId(opened.page, 'expressCompanyCode').textContent).not.toContain('圆通速递')
    expect(opened.wire.callsTo(DETECT)).toEqual([])
  })

  it('can be left open when nobody can tell', async () => {
    const wire = declaringWire().on(DETECT, refusal(500))
    const opened = await openDeclaring({ wire, params: { expressNumber: 'SF999999' } })

    await until(() => wire.callsTo(DETECT).length)
    expect(opened.page.text()).toContain('不确定，由仓库识别')
    expect(opened.modal).not.toHaveBeenCalled()
  })
})

describe('the item name', () => {
  it('is found by a part of it, or of its group', async () => {
    const opened = await openDeclaring()
    await tap(byId(opened.page, 'declaredName'))
    await until(() => opened.page.queryByText('图书'))

    expect(byId(opened.page, 'name-search').getAttribute('placeholder')).toBe('请输入或选择品名')
    await typeInto(byId(opened.page, 'name-search'), '服')

    expect(opened.page.queryByText('连衣裙')).not.toBeNull()
    expect(opened.page.queryByText('图书')).toBeNull()
  })

  it('can be typed when the tree lacks it', async () => {
    const opened = await openDeclaring()
    await fillIn(opened)
    await typeName(opened, '风筝')

    await submit(opened)

    await until(() => opened.wire.callsTo(DECLARE).length)
    expect(opened.wire.lastCallTo(DECLARE).body).toMatchObject({ declaredName: '风筝' })
    expect(opened.wire.lastCallTo(DECLARE).body).not.toHaveProperty('declaredNameId')
  })
})

describe('what customs asks', () => {
  const isAsked = ({ page }: OpenedPage) => page.root.querySelector('#englishName') !== null

  it('is the English name only of a name that is typed in Chinese, and the material of everything', async () => {
    const opened = await openDeclaring()
    expect(isAsked(opened)).toBe(false)

    await typeName(opened, '风筝')
    expect(isAsked(opened)).toBe(true)
    await typeName(opened, 'silk kite')
    expect(isAsked(opened)).toBe(false)
    await chooseName(opened)
    expect(isAsked(opened)).toBe(false)
    expect(byId(opened.page, 'field-material').textContent).toContain('可不填')
  })

  it('is sent, and refused at its field if it is not in Latin letters', async () => {
    const opened = await openDeclaring()
    await fillIn(opened)
    await typeName(opened, '风筝')
    await typeInto(byId(opened.page, 'englishName'), '丝绸 kite')
    await typeInto(byId(opened.page, 'material'), ' 丝绸 ')

    await submit(opened)
    expect(problemOf(opened.page, 'englishName')).toBe('请用英文字母填写')
    await typeInto(byId(opened.page, 'englishName'), 'silk kite')
    await submit(opened)

    await until(() => opened.wire.callsTo(DECLARE).length)
    expect(opened.wire.lastCallTo(DECLARE).body).toMatchObject({ englishName: 'silk kite', material: '丝绸' })
  })

  it('is not sent of a name that was there before', async () => {
    const opened = await openDeclaring()
    await fillIn(opened)
    await typeName(opened, '风筝')
    await typeInto(byId(opened.page, 'englishName'), 'silk kite')
    await chooseName(opened)

    await submit(opened)

    await until(() => opened.wire.callsTo(DECLARE).length)
    expect(opened.wire.lastCallTo(DECLARE).body).not.toHaveProperty('englishName')
  })
})

describe('services', () => {
  const SERVICES = 'POST /api/u/shipping-management/additional-service/list'
  const group = (businessType: number, id: string) => ({
    businessType,
    additionServiceType: 10,
    list: [{ ...photoService, id, price: '5.00' }],
  })

  it('stand with their prices, under headings where there are several kinds', async () => {
    const opened = await openDeclaring({
      wire: declaringWire().on(SERVICES, pageOf([group(2, 'a'), group(8, 'b')])),
    })

    await until(() => opened.page.queryByText('商城'))
    expect(opened.page.queryByText('集运')).not.toBeNull()
    expect(byId(opened.page, 'service-b').textContent).toContain('¥5.00')
  })

  it('need no heading when there is one kind', async () => {
    const opened = await openDeclaring()

    await until(() => opened.page.root.querySelector(`[id="service-${photoService.id}"]`))
    expect(opened.page.queryByText('集运')).toBeNull()
  })
})

describe('an item name in the other language', () => {
  it('is found by the server', async () => {
    const names = 'POST /api/admin/shipping-management/declared-name/recursion-list'
    const opened = await openDeclaring()
    await tap(byId(opened.page, 'declaredName'))
    await until(() => opened.page.queryByText('图书'))
    opened.wire.on(names, pageOf([{ id: 'books', displayName: '图书', children: [] }]))

    await typeInto(byId(opened.page, 'name-search'), 'boo')

    await until(() => opened.page.queryByText('图书'))
    expect(opened.wire.lastCallTo(names).body).toEqual({ filter: 'boo' })
  })
})

describe('insurance', () => {
  it('says what it costs before and after it is chosen', async () => {
    const opened = await openDeclaring()
    expect(opened.page.text()).toContain('按申报价值承保，保费 1%')
    await typeInto(byId(opened.page, 'declaredValue'), '1,280.50')

    await tap(byId(opened.page, 'isInsured').querySelector('.nut-switch') ?? byId(opened.page, 'isInsured'))

    await until(() => opened.page.text().includes('保费约 ¥12.81'))
  })
})
