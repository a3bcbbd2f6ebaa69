import { addressCopyText } from '@/model/address/warehouseAddress'
import { PATHS } from '@/navigation/routes'
import AddressCheckPage from '@/pages/users/address-check/address-check'

import { aToken, aUserDto } from '../../support/app/factories'
import { tap, typeInto } from '../../support/app/gestures'
import { byId, change, openPage, type OpenedPage } from '../../support/app/openPage'
import { rememberSession } from '../../support/app/startApp'
import { until } from '../../support/app/until'
import { GUANGZHOU, YIWU } from '../../support/app/warehouses'
import { noAnswer, ok, page as pageOf, Wire } from '../../support/app/Wire'

const ADDRESSES = 'POST /api/u/biz/ship-for-me/my-warehouse-address-list'
const USER = 'GET /api/u/user'
const RIGHT = addressCopyText(GUANGZHOU)

const wireWith = (user = aUserDto({ id: 'one' })) =>
  new Wire().on(ADDRESSES, pageOf([GUANGZHOU, YIWU])).on(USER, ok(user))

async function open(wire = wireWith()): Promise<OpenedPage> {
  rememberSession()
  const opened = await openPage(AddressCheckPage, PATHS.addressCheck, { wire })
  await until(() => opened.page.root.querySelector('#check'))
  return opened
}

async function checkText({ page }: OpenedPage, text: string): Promise<string> {
  await typeInto(byId(page, 'pasted'), text)
  await tap(byId(page, 'check'))
  return byId(page, 'check-result').textContent ?? ''
}

const pasted = ({ page }: OpenedPage) => byId(page, 'pasted').querySelector('textarea')?.value
const line = ({ page }: OpenedPage, field: string) => byId(page, `line-${field}`).textContent

describe('checking an address', () => {
  it('asks who is there first', async () => {
    const { page, wire } = await openPage(AddressCheckPage, PATHS.addressCheck)

    expect(page.text()).toContain('登录后核对您的仓库地址')
    expect(wire.calls).toEqual([])
  })

  it('passes the right one', async () => {
    const opened = await open()

    expect(await checkText(opened, RIGHT)).toContain('地址正确')
    expect(line(opened, 'code')).toBe('识别码一致')
  })

  it('says which digits of the code are wrong, and gives the right address', async () => {
    const writeText = jest.fn(async () => undefined)
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
    const opened = await open()

    expect(await checkText(opened, RIGHT.replace(/FW100001/g, 'FW100010'))).toContain('地址有误')
    expect(line(opened, 'code')).toBe('识别码写的是 FW100010，您的是 FW100001不一致')
    expect(line(opened, 'mobile')).toBe('手机号一致')

    await tap(byId(opened.page, 'copy-right'))
    expect(writeText).toHaveBeenCalledWith(RIGHT)
  })

  it('tells an address of another warehouse from the chosen one', async () => {
    const opened = await open()

    const result = await checkText(opened, addressCopyText(YIWU))

    expect(result).toContain('比对的是：义乌仓')
    expect(result).toContain('这段地址属于义乌仓，而您当前选的是广州仓')
  })

  it('names the warehouse that a single part belongs to', async () => {
    const opened = await open()

    await checkText(opened, RIGHT.replace('13800138000', '13900139000'))

    expect(line(opened, 'mobile')).toBe('手机号写的是“13900139000”，应为“13800138000”这是义乌仓的不一致')
  })

  it('says so of a text that is something else', async () => {
    const opened = await open()

    expect(await checkText(opened, '你好')).toContain('没有认出您的仓库地址')
    expect(opened.page.root.querySelector('#line-code')).toBeNull()
  })

  it('forgets a verdict as soon as the text changes', async () => {
    const opened = await open()
    await checkText(opened, RIGHT)

    await typeInto(byId(opened.page, 'pasted'), `${RIGHT} `)

    expect(opened.page.root.querySelector('#check-result')).toBeNull()
  })

  it('reads a whole chat, however long it is', async () => {
    const opened = await open()
    expect(opened.page.root.querySelector('textarea')?.maxLength).toBe(-1)

    expect(await checkText(opened, `${'亲，在的哦\n'.repeat(400)}${RIGHT}`)).toContain('地址正确')
  })

  it('takes no text of white space', async () => {
    const opened = await open()

    await typeInto(byId(opened.page, 'pasted'), ' \n')
    await tap(byId(opened.page, 'check'))

    expect(opened.page.root.querySelector('#check-result')).toBeNull()
  })

  it('offers another try when the addresses cannot be read', async () => {
    rememberSession()
    const wire = wireWith().on(ADDRESSES, noAnswer(), pageOf([GUANGZHOU]))
    const { page } = await openPage(AddressCheckPage, PATHS.addressCheck, { wire })
    await until(() => page.text().includes('网络不可用'))

    await tap(byId(page, 'retry'))

    await until(() => page.root.querySelector('#check'))
  })
})

describe('what was pasted', () => {
  it('is there the next time, until it is cleared', async () => {
    await typeInto(byId((await open()).page, 'pasted'), '半段地址')

    const again = await open()
    expect(pasted(again)).toBe('半段地址')
    await tap(byId(again.page, 'clear'))

    expect(pasted(await open())).toBe('')
  })

  it('is not shown to somebody else', async () => {
    const opened = await open()
    await checkText(opened, RIGHT)
    opened.wire.on(USER, ok(aUserDto({ id: 'two' })))

    await change(() => opened.stores.session.signIn(aToken()))

    await until(() => pasted(opened) === '')
    expect(opened.page.root.querySelector('#check-result')).toBeNull()
  })
})
