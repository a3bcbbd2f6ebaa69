import Taro from '@tarojs/taro'

import { PATHS } from '@/navigation/routes'
import EditAddressPage from '@/pages/users/my-addresses/edit-address'

import { aToken, aUserDto } from '../../support/app/factories'
import { tap, typeInto } from '../../support/app/gestures'
import { byId, change, openPage, problemOf, type OpenedPage } from '../../support/app/openPage'
import { anAddressDto } from '../../support/app/placeFactories'
import { rememberSession } from '../../support/app/startApp'
import { until } from '../../support/app/until'
import { noAnswer, ok, refusal, type Wire } from '../../support/app/Wire'

import { ADDRESS, addressWire, CREATE, USER } from './addressWire'

interface Options {
  readonly wire?: Wire
  readonly params?: Record<string, string>
}

async function openForm({ wire = addressWire(), params = {} }: Options = {}): Promise<OpenedPage> {
  rememberSession()
  const opened = await openPage(EditAddressPage, PATHS.editAddress, {
    wire,
    params,
    below: [PATHS.mine, PATHS.myAddresses],
  })
  await until(() => opened.page.root.querySelector('#submit'))
  return opened
}

const valueOf = ({ page }: OpenedPage, id: string) =>
  byId(page, id).querySelector<HTMLInputElement | HTMLTextAreaElement>('input, textarea')?.value

async function chooseGroup({ page }: OpenedPage, id: string) {
  await tap(byId(page, 'regionGroupId'))
  await tap(await until(() => page.root.querySelector(`#group-${id}`)))
}

async function fillIn(opened: OpenedPage) {
  await typeInto(byId(opened.page, 'recipient'), 'Lim Mei')
  await typeInto(byId(opened.page, 'mobile'), '+65 9123 4567')
  await chooseGroup(opened, 'sg')
  await typeInto(byId(opened.page, 'postCode'), '238823')
  await typeInto(byId(opened.page, 'detailsAddress'), '290 Orchard Road')
}

async function pasteBlock({ page }: OpenedPage, block: string) {
  await typeInto(byId(page, 'paste'), block)
  await tap(byId(page, 'fill-in'))
}

const fieldText = ({ page }: OpenedPage, field: string) => byId(page, `field-${field}`).textContent

const submit = ({ page }: OpenedPage) => tap(byId(page, 'submit'))

describe('the title', () => {
  it.each([
    ['新增地址', {}],
    ['编辑地址', { id: 'address-1' }],
  ])('says what is done here: %s', async (expected, params) => {
    const title = jest.spyOn(Taro, 'setNavigationBarTitle').mockResolvedValue({ errMsg: '' })
    await openForm({
      wire: addressWire().on(`GET /api/u/user/address/address-1`, ok(anAddressDto())),
      params,
    })

    await until(() => title.mock.lastCall)
    expect(title).toHaveBeenLastCalledWith({ title: expected })
  })
})

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

  it('is filled in from a pasted block', async () => {
    const opened = await openForm()
    await pasteBlock(opened, '张三，13800138000，新加坡乌节路290号，238823')

    expect(valueOf(opened, 'recipient')).toBe('张三')
    expect(valueOf(opened, 'mobile')).toBe('13800138000')
    expect(valueOf(opened, 'postCode')).toBe('238823')
    expect(valueOf(opened, 'detailsAddress')).toBe('乌节路290号')
    expect(byId(opened.page, 'regionGroupId').textContent).toContain('新加坡')
    expect(valueOf(opened, 'paste')).toBe('')
  })

  it('finds province and city of a pasted block in the server’s lists', async () => {
    const opened = await openForm()

    await pasteBlock(opened, 'Lim Mei\n5 Jalan Meru, 41050 Klang, Selangor\n012-345 6789')

    await until(() => byId(opened.page, 'region').textContent?.includes('雪兰莪 巴生'))
    expect(byId(opened.page, 'regionGroupId').textContent).toContain('西马来西亚')
    expect(valueOf(opened, 'detailsAddress')).toBe('5 Jalan Meru')
  })

  it('leaves nothing of the first block when a second one is pasted', async () => {
    const opened = await openForm()
    await pasteBlock(opened, '张三，13800138000，新加坡乌节路290号，238823')

    await pasteBlock(opened, '收件人：李四\n地址：10 Anson Road #12-01')

    expect(valueOf(opened, 'recipient')).toBe('李四')
    expect(valueOf(opened, 'mobile')).toBe('')
    expect(valueOf(opened, 'postCode')).toBe('')
    expect(valueOf(opened, 'detailsAddress')).toBe('10 Anson Road #12-01')
  })

  it('marks what was filled in until it is changed, also over a restart', async () => {
    const opened = await openForm()
    expect(opened.page.text()).not.toContain('请核对')
    await pasteBlock(opened, '张三，13800138000，新加坡乌节路290号，238823')
    expect(fieldText(opened, 'recipient')).toContain('请核对')
    expect(fieldText(opened, 'regionGroupId')).toContain('请核对')

    await typeInto(byId(opened.page, 'recipient'), '张三丰')

    expect(fieldText(opened, 'recipient')).not.toContain('请核对')
    expect(fieldText(opened, 'mobile')).toContain('请核对')
    await opened.page.unload()
    const again = await openForm()
    await until(() => again.page.text().includes('已恢复上次未保存的内容'))
    expect(fieldText(again, 'recipient')).not.toContain('请核对')
    expect(fieldText(again, 'mobile')).toContain('请核对')
  })

  it('says of a mainland address that nothing is sent there, and fills in whom to call', async () => {
    const opened = await openForm()

    await pasteBlock(opened, '收货人：王小明，手机138-1234-5678，浙江省杭州市西湖区文一路2号，310012')

    expect(opened.page.text()).toContain('这个地址不在我们寄送的国家或地区')
    expect(valueOf(opened, 'recipient')).toBe('王小明')
    expect(valueOf(opened, 'mobile')).toBe('138-1234-5678')
    expect(valueOf(opened, 'detailsAddress')).toBe('')
    expect(valueOf(opened, 'postCode')).toBe('')
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

describe('an address to change', () => {
  const address = anAddressDto({ id: 'a1', recipient: '张三', idDocument: 'E1234****8', isDefault: true })
  const openExisting = (wire = addressWire().on(`GET ${ADDRESS}/a1`, ok(address))) =>
    openForm({ wire: wire.on(`PUT ${ADDRESS}/a1`, ok(address)), params: { id: 'a1' } })

  it('stands in the form, and its masked document goes back as it came', async () => {
    const opened = await openExisting()
    await until(() => valueOf(opened, 'recipient') === '张三')
    expect(opened.page.text()).toContain('这是默认地址')
    await typeInto(byId(opened.page, 'recipient'), '李四')

    await submit(opened)

    await until(() => opened.router.moves.includes('navigateBack'))
    expect(opened.wire.lastCallTo(`PUT ${ADDRESS}/a1`).body).toMatchObject({
      recipient: '李四',
      idDocument: 'E1234****8',
      isDefault: true,
    })
  })

  it('takes no other masked document', async () => {
    const opened = await openExisting()
    await until(() => valueOf(opened, 'idDocument') === 'E1234****8')
    await typeInto(byId(opened.page, 'idDocument'), 'E99****8')

    await submit(opened)

    expect(problemOf(opened.page, 'idDocument')).toBe('请输入正确的格式')
  })

  it('stands in the form after a second try to read it', async () => {
    const wire = addressWire().on(`GET ${ADDRESS}/a1`, noAnswer(), ok(address))
    rememberSession()
    const opened = await openPage(EditAddressPage, PATHS.editAddress, { wire, params: { id: 'a1' } })
    await until(() => opened.page.root.querySelector('#retry'))

    await tap(byId(opened.page, 'retry'))

    await until(() => valueOf(opened, 'recipient') === '张三')
  })

  it('that is gone says so', async () => {
    rememberSession()
    const wire = addressWire().on(`GET ${ADDRESS}/a1`, refusal(404, { message: '没有' }))
    const { page } = await openPage(EditAddressPage, PATHS.editAddress, { wire, params: { id: 'a1' } })

    await until(() => page.text().includes('这个地址已不存在'))
  })
})

describe('a session that ends in the middle', () => {
  async function loseSession() {
    const wire = addressWire().on(CREATE, refusal(401)).on('POST /api/f/passport/refresh', refusal(401))
    const opened = await openForm({ wire })
    await fillIn(opened)
    await typeInto(byId(opened.page, 'idDocument'), 'E1234567')
    await submit(opened)
    await until(() => opened.router.moves.some((move) => move.includes(PATHS.login)))
    return opened
  }

  it('loses not one character, and goes on after signing in again', async () => {
    const opened = await loseSession()
    await opened.page.hide()
    opened.wire.on(CREATE, ok(anAddressDto()))
    await change(() => opened.stores.session.signIn(aToken()))
    await opened.page.show()

    expect(valueOf(opened, 'recipient')).toBe('Lim Mei')
    expect(valueOf(opened, 'idDocument')).toBe('E1234567')
    expect(valueOf(opened, 'detailsAddress')).toBe('290 Orchard Road')
    await submit(opened)

    await until(() => opened.wire.callsTo(CREATE).length === 2)
    expect(opened.toast).toHaveBeenLastCalledWith(expect.objectContaining({ title: '地址已保存' }))
  })

  it('shows nothing of it to somebody else who signs in', async () => {
    const opened = await loseSession()
    await opened.page.hide()
    opened.wire.on(USER, ok(aUserDto({ id: 'bob' })))
    await change(() => opened.stores.session.signIn(aToken()))
    await opened.page.show()

    await until(() => valueOf(opened, 'recipient') === '')
    expect(valueOf(opened, 'idDocument')).toBe('')
  })
})

describe('a draft', () => {
  it('comes back to its owner, without the document, and can be thrown away', async () => {
    const opened = await openForm()
    await fillIn(opened)
    await typeInto(byId(opened.page, 'idDocument'), 'E1234567')

    const again = await openForm()
    await until(() => again.page.text().includes('已恢复上次未保存的内容'))
    expect(valueOf(again, 'detailsAddress')).toBe('290 Orchard Road')
    expect(valueOf(again, 'idDocument')).toBe('')
    await tap(again.page.getByText('放弃修改'))

    expect(valueOf(again, 'recipient')).toBe('')
    const third = await openForm()
    expect(third.page.text()).not.toContain('已恢复上次未保存的内容')
  })
})
