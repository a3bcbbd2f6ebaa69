import Taro from '@tarojs/taro'

import { PATHS } from '@/navigation/routes'
import EditAddressPage from '@/pages/users/my-addresses/edit-address'
import { tap, typeInto } from '../../support/app/gestures'
import { byId, focusedField, openPage, problemOf } from '../../support/app/openPage'
import { anAddressDto } from '../../support/app/placeFactories'
import { rememberSession } from '../../support/app/startApp'
import { until } from '../../support/app/until'
import { noAnswer, ok, refusal } from '../../support/app/Wire'

import { ADDRESS, addressWire } from './addressWire'

import { openForm, valueOf, submit } from './addressForm'

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

describe('an address to change', () => {
  const address = anAddressDto({ id: 'a1', recipient: '张三', idDocument: 'E1234****8', isDefault: true })
  const openExisting = (wire = addressWire().on(`GET ${ADDRESS}/a1`, ok(address))) =>
    openForm({ wire: wire.on(`PUT ${ADDRESS}/a1`, ok(address)), params: { id: 'a1' } })

  it('begins at the field that a link names', async () => {
    const wire = addressWire().on(`GET ${ADDRESS}/a1`, ok(address))
    await openForm({ wire, params: { id: 'a1', field: 'idDocument' } })

    await until(() => focusedField() === 'idDocument')
  })

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
