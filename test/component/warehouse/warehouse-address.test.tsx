import { PATHS } from '@/navigation/routes'
import WarehouseAddressesPage from '@/pages-warehouse-address/warehouse-address/warehouse-address'
import addressesConfig from '@/pages-warehouse-address/warehouse-address/warehouse-address.config'

import { aToken } from '../../support/app/factories'
import { tap } from '../../support/app/gestures'
import { byId, change, openPage, switchLanguage } from '../../support/app/openPage'
import { rememberSession } from '../../support/app/startApp'
import { until } from '../../support/app/until'
import { GUANGZHOU, inEnglish, YIWU } from '../../support/app/warehouses'
import { noAnswer, page as pageOf, Wire, type Reply } from '../../support/app/Wire'

const ADDRESSES = 'POST /api/u/biz/ship-for-me/my-warehouse-address-list'
const LINE =
  '远途集运 FW100001, 13800138000, 广东省广州市白云区人和镇鹤龙六路 88 号物流园 B 栋 3 号门 FW100001'
const writeText = jest.fn<Promise<void>, [string]>()

beforeEach(() => {
  writeText.mockReset().mockResolvedValue(undefined)
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
})

interface Options {
  readonly replies?: readonly Reply[]
  readonly isSignedIn?: boolean
  readonly params?: Readonly<Record<string, string>>
}

function open({ replies = [pageOf([GUANGZHOU, YIWU])], isSignedIn = true, params = {} }: Options = {}) {
  if (isSignedIn) rememberSession()
  const wire = new Wire().on(ADDRESSES, ...replies)
  return openPage(WarehouseAddressesPage, PATHS.warehouseAddresses, { wire, params })
}

/** Reads `src` as a plain property, because Taro's custom element for `<Image>` isn't defined here. */
const shownCode = (root: Element) => (root.querySelector('#qr-code') as { src?: string } | null)?.src

describe('the address in full', () => {
  it('asks a stranger to sign in, and leads back to the warehouse of the link', async () => {
    const { page, router, wire } = await open({ isSignedIn: false, params: { id: 'warehouse-yiwu' } })

    expect(page.text()).toContain('登录后领取您的专属仓库地址')
    expect(wire.calls).toEqual([])
    await tap(byId(page, 'sign-in'))
    const back = `${PATHS.warehouseAddresses}?id=warehouse-yiwu`
    expect(router.moves).toEqual([`navigateTo ${PATHS.login}?redirect=${encodeURIComponent(back)}`])
  })

  it('begins with the warehouse of the link, and leaves a later choice alone', async () => {
    const { page, stores } = await open({ params: { id: 'warehouse-yiwu' } })
    await until(() => page.text().includes('北苑街道'))

    await tap(page.getByText('广州仓'))
    await change(() => page.show())

    expect(page.text()).toContain('人和镇')
    expect(stores.warehouseChoice.resolve([GUANGZHOU, YIWU])).toBe(GUANGZHOU)
  })

  it('lays the address out as a shop asks for it, with a line to paste', async () => {
    const { page } = await open()
    await until(() => page.text().includes('详细地址'))
    expect(page.text()).not.toContain('邮政编码')

    await tap(byId(page, 'copy-line'))
    expect(writeText).toHaveBeenCalledWith(LINE)

    await tap(page.getByText('1688'))
    expect(page.text()).toContain('邮政编码')
    await tap(byId(page, 'copy-line'))
    expect(writeText).toHaveBeenLastCalledWith(`${LINE}, 510470`)
  })

  it('gives shops Chinese names when the customer reads English', async () => {
    const opened = await open({
      replies: [pageOf([GUANGZHOU]), pageOf([inEnglish(GUANGZHOU)]), pageOf([GUANGZHOU])],
    })
    await until(() => opened.page.text().includes('详细地址'))
    await switchLanguage(opened, 'en')
    await change(() => opened.page.show())

    await until(() => opened.page.text().includes('China Guangdong'))
    expect(opened.wire.callsTo(ADDRESSES).map(({ header }) => header['Accept-Language'])).toEqual([
      'zh-Hans',
      'en',
      'zh-Hans',
    ])
    expect(byId(opened.page, 'paste-line').textContent).toBe(LINE)
  })

  it('draws another code for another warehouse', async () => {
    const { page } = await open()
    await until(() => shownCode(page.root))
    const first = shownCode(page.root)
    expect(first).toMatch(/^data:image\/svg\+xml;base64,/)

    await tap(page.getByText('义乌仓'))

    expect(shownCode(page.root)).not.toBe(first)
  })

  it('is shared as a card and a link with nothing of the customer’s in them', async () => {
    Object.assign(WarehouseAddressesPage, addressesConfig)
    const { page } = await open()
    await until(() => page.text().includes('人和镇'))
    const url = `${PATHS.warehouseAddresses}?id=warehouse-guangzhou`

    expect(page.share()).toMatchObject({
      title: '打开领取您专属的集运仓库地址 · 远途集运',
      path: url,
      // A file in the package: without one, WeChat might show a screenshot with the customer's code.
      imageUrl: 'file-mock',
    })
    await tap(byId(page, 'share'))
    await until(() => page.root.querySelector('#copy-shared-link'))
    await tap(byId(page, 'copy-shared-link'))

    expect(writeText.mock.calls).toEqual([[`http://localhost/#${url}`]])
  })

  it('leaves nothing of the last customer to the next one', async () => {
    const { page, stores } = await open({ replies: [pageOf([GUANGZHOU, YIWU]), pageOf([])] })
    await until(() => page.text().includes('人和镇'))
    await change(() => stores.warehouseChoice.choose(YIWU.id))

    await change(() => stores.session.signIn(aToken()))

    await until(() => page.text().includes('暂时没有可用的仓库'))
    expect(page.text()).not.toContain('FW100001')
    expect(stores.warehouseChoice.resolve([GUANGZHOU, YIWU])).toBe(GUANGZHOU)
  })

  it('offers another try when it cannot be read', async () => {
    const { page } = await open({ replies: [noAnswer(), pageOf([GUANGZHOU])] })
    await until(() => page.text().includes('网络不可用'))

    await tap(byId(page, 'retry'))

    await until(() => page.text().includes('人和镇'))
  })

  it('leads on to the check and the tips', async () => {
    const { page, router } = await open()

    await tap(byId(page, 'to-check'))
    await tap(byId(page, 'to-tips'))

    expect(router.moves).toEqual([
      `navigateTo ${PATHS.addressCheck}`,
      `navigateTo ${PATHS.warehouseAddressTips}`,
    ])
  })
})
