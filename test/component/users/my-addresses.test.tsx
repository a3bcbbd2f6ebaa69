import { fireEvent } from '@testing-library/react'

import { PATHS } from '@/navigation/routes'
import MyAddressesPage from '@/pages/users/my-addresses/my-addresses'

import { tap, typeInto } from '../../support/app/gestures'
import { byId, change, openPage, switchLanguage } from '../../support/app/openPage'
import { anAddressDto } from '../../support/app/placeFactories'
import { rememberSession } from '../../support/app/startApp'
import { until } from '../../support/app/until'
import { noAnswer, ok, page as pageOf, refusal, type Reply } from '../../support/app/Wire'

import { ADDRESS, addressWire, LIST } from './addressWire'

const home = anAddressDto({
  id: 'a1',
  recipient: '张三',
  name: '家',
  isDefault: true,
  idDocument: 'E1234****8',
})
const office = anAddressDto({ id: 'a2', recipient: '李四', detailsAddress: '12 Cross Street' })

async function openList(replies: Reply[] = [pageOf([home, office])], params: Record<string, string> = {}) {
  rememberSession()
  const wire = addressWire().on(LIST, ...replies)
  return openPage(MyAddressesPage, PATHS.myAddresses, { wire, params, below: [PATHS.mine] })
}

describe('address book', () => {
  it('asks who is there before it shows anything', async () => {
    const { page, wire } = await openPage(MyAddressesPage, PATHS.myAddresses)

    expect(page.text()).toContain('登录后查看')
    expect(wire.calls).toEqual([])
  })

  it('shows each address, its label, and which is the default', async () => {
    const { page } = await openList()
    await until(() => page.text().includes('李四'))

    for (const text of ['张三', '家', '默认', 'E1234****8', '12 Cross Street', '新加坡 238823'])
      expect(page.text()).toContain(text)
    expect(page.root.querySelector('#default-a1')).toBeNull()
  })

  it('says a label on offer in the language of the reader, and any other as it is', async () => {
    const own = anAddressDto({ id: 'a3', name: '外婆家' })
    const opened = await openList([pageOf([home, own])])
    await switchLanguage(opened, 'en')

    const labels = Array.from(opened.page.root.querySelectorAll('.address-card__label'))
    expect(labels.map((label) => label.textContent)).toEqual(['Home', '外婆家'])
  })

  it('says what to do when there is none', async () => {
    const { page, router } = await openList([pageOf([])])
    await until(() => page.text().includes('还没有地址'))

    await tap(byId(page, 'add-first'))

    expect(router.moves).toEqual([`navigateTo ${PATHS.editAddress}`])
  })

  it('offers another try when it cannot be read', async () => {
    const { page } = await openList([noAnswer(), pageOf([home])])
    await until(() => page.text().includes('网络不可用'))

    await tap(byId(page, 'retry'))

    await until(() => page.text().includes('张三'))
  })

  it('is searched, and says when nothing matches', async () => {
    const { page, wire } = await openList([pageOf([home]), pageOf([])])
    await until(() => page.text().includes('张三'))
    const box = byId(page, 'address-search')
    await typeInto(box, ' 王 ')

    await change(() => box.dispatchEvent(new CustomEvent('confirm', { detail: { value: ' 王 ' } })))

    await until(() => page.text().includes('没有找到匹配的地址'))
    expect(wire.lastCallTo(LIST).body).toEqual({ skipCount: 0, maxResultCount: 7, filter: '王' })
  })

  it('makes another address the default and shows it at once', async () => {
    const { page, wire, toast } = await openList([
      pageOf([home, office]),
      pageOf([
        { ...office, isDefault: true },
        { ...home, isDefault: false },
      ]),
    ])
    wire.on(`PUT ${ADDRESS}/a2/default`, ok({ ...office, isDefault: true }))
    await until(() => page.root.querySelector('#default-a2'))

    await tap(byId(page, 'default-a2'))

    await until(() => page.root.querySelector('#default-a1'))
    expect(toast).toHaveBeenCalledWith(expect.objectContaining({ title: '已设为默认地址' }))
  })

  it('deletes only what the customer agrees to', async () => {
    const { page, wire, modal } = await openList([pageOf([home, office]), pageOf([office])])
    await until(() => page.root.querySelector('#delete-a1'))
    modal.mockResolvedValueOnce({ confirm: false, cancel: true, errMsg: '' })
    await tap(byId(page, 'delete-a1'))
    expect(wire.callsTo(`DELETE ${ADDRESS}/a1`)).toEqual([])

    await tap(byId(page, 'delete-a1'))

    await until(() => !page.text().includes('张三'))
    expect(wire.callsTo(`DELETE ${ADDRESS}/a1`)).toHaveLength(1)
    expect(page.text()).toContain('李四')
  })

  it('keeps an address whose deletion is refused', async () => {
    const { page, wire, modal } = await openList()
    wire.on(`DELETE ${ADDRESS}/a1`, refusal(500, { message: '服务器开小差了' }))
    await until(() => page.root.querySelector('#delete-a1'))

    await tap(byId(page, 'delete-a1'))

    await until(() => modal.mock.calls.length === 2)
    expect(modal).toHaveBeenLastCalledWith(expect.objectContaining({ content: '服务器开小差了' }))
    expect(page.text()).toContain('张三')
  })

  it('takes an address that is gone already for deleted', async () => {
    const { page, wire, modal, toast } = await openList([pageOf([home, office]), pageOf([office])])
    wire.on(`DELETE ${ADDRESS}/a1`, refusal(404, { code: 'NotFound', message: '找不到' }))
    await until(() => page.root.querySelector('#delete-a1'))

    await tap(byId(page, 'delete-a1'))

    await until(() => !page.text().includes('张三'))
    expect(modal).toHaveBeenCalledTimes(1)
    expect(toast).toHaveBeenCalledWith(expect.objectContaining({ title: '已删除' }))
  })

  it('reads the book again after a change that failed', async () => {
    const { page, wire } = await openList([pageOf([home, office]), pageOf([home])])
    wire.on(`PUT ${ADDRESS}/a2/default`, refusal(404, { code: 'NotFound', message: '找不到' }))
    await until(() => page.root.querySelector('#default-a2'))

    await tap(byId(page, 'default-a2'))

    await until(() => !page.text().includes('李四'))
  })

  it('opens an address to change it', async () => {
    const { page, router } = await openList()
    await until(() => page.root.querySelector('#address-a2'))

    await tap(byId(page, 'address-a2'))

    expect(router.moves).toEqual([`navigateTo ${PATHS.editAddress}?id=a2`])
  })

  it('hands the tapped address back to the page that asked for one', async () => {
    const { page, router, stores } = await openList([pageOf([home, office])], { choose: '1' })
    await until(() => page.root.querySelector('#address-a2'))

    await tap(byId(page, 'address-a2'))

    expect(router.moves).toEqual(['navigateBack'])
    expect(stores.addressChoice.take()).toMatchObject({ id: 'a2', recipient: '李四' })
  })

  it('closes itself only, however quickly two addresses are tapped', async () => {
    const { page, router, stores } = await openList([pageOf([home, office])], { choose: '1' })
    await until(() => page.root.querySelector('#address-a2'))
    const [first, second] = [byId(page, 'address-a2'), byId(page, 'address-a1')]

    await change(() => [first, second].forEach((row) => fireEvent.click(row)))
    await tap(second)

    expect(router.moves).toEqual(['navigateBack'])
    expect(stores.addressChoice.take()).toMatchObject({ id: 'a2' })
  })

  it('hands nothing of one customer to the next', async () => {
    const { page, stores } = await openList([pageOf([home])], { choose: '1' })
    await until(() => page.root.querySelector('#address-a1'))
    await tap(byId(page, 'address-a1'))

    await change(() => stores.session.expire())

    expect(stores.addressChoice.take()).toBeNull()
    expect(page.text()).not.toContain('张三')
  })
})
