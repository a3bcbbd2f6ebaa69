import Taro from '@tarojs/taro'

import { PATHS } from '@/navigation/routes'
import CustomerServicePage from '@/pages/users/customer-service/customer-service'

import { tap } from '../../support/app/gestures'
import { byId, openPage, switchLanguage } from '../../support/app/openPage'
import { aCustomerServiceDto } from '../../support/app/placeFactories'
import { rememberSession } from '../../support/app/startApp'
import { until } from '../../support/app/until'
import { noAnswer, ok, refusal, Wire, type Reply } from '../../support/app/Wire'

const MINE = 'GET /api/user-management/exclusive-customer-service/my'

async function openContact(...replies: Reply[]) {
  rememberSession()
  const wire = new Wire().on(MINE, ...(replies.length > 0 ? replies : [ok(aCustomerServiceDto())]))
  const opened = await openPage(CustomerServicePage, PATHS.customerService, { wire, below: [PATHS.mine] })
  return opened
}

describe('customer service page', () => {
  it('asks who is there first', async () => {
    const { page, wire } = await openPage(CustomerServicePage, PATHS.customerService)

    expect(page.text()).toContain('登录后查看')
    expect(wire.calls).toEqual([])
  })

  it('shows name, nickname, WeChat id, mobile, e-mail and hours', async () => {
    const { page } = await openContact()
    await until(() => page.text().includes('小静'))

    for (const text of ['陈静', 'yuantu_xiaojing', '13800138001', 'help@example.com', '9:00–18:00'])
      expect(page.text()).toContain(text)
    expect(page.root.querySelector('#chat')).toBeNull()
  })

  it('says it in English too', async () => {
    const opened = await openContact()
    await until(() => opened.page.text().includes('小静'))

    await switchLanguage(opened, 'en')

    expect(opened.page.text()).toContain('Working hours')
  })

  it('copies the WeChat id and the e-mail', async () => {
    const write = jest.fn(async () => undefined)
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: write }, configurable: true })
    const { page } = await openContact()
    await until(() => page.root.querySelector('#copy-wechat'))

    await tap(byId(page, 'copy-wechat'))
    await tap(byId(page, 'copy-email'))

    expect(write.mock.calls).toEqual([['yuantu_xiaojing'], ['help@example.com']])
  })

  it('leads to the questions that others asked', async () => {
    const { page, router } = await openContact()

    await tap(await until(() => byId(page, 'to-faq')))

    expect(router.moves).toEqual([`navigateTo ${PATHS.faqList}`])
  })

  it('calls the number', async () => {
    const call = jest.spyOn(Taro, 'makePhoneCall').mockResolvedValue({ errMsg: '' })
    const { page } = await openContact()
    await until(() => page.root.querySelector('#call'))

    await tap(byId(page, 'call'))

    expect(call).toHaveBeenCalledWith({ phoneNumber: '13800138001' })
  })

  it('enlarges the code, and downloads it', async () => {
    const preview = jest.spyOn(Taro, 'previewImage').mockResolvedValue({ errMsg: '' })
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined)
    const { page, toast } = await openContact()
    await until(() => page.root.querySelector('#qr-code'))

    await tap(byId(page, 'qr-code'))
    await tap(byId(page, 'save-qr'))

    expect(preview).toHaveBeenCalledWith({ urls: ['/files/qr.png'], current: '/files/qr.png' })
    expect(click).toHaveBeenCalledTimes(1)
    expect(toast).toHaveBeenCalledWith(expect.objectContaining({ title: '已开始下载' }))
  })

  it('in WeChat’s browser, which ignores downloads, shows the code for a finger that stays', async () => {
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('iPhone MicroMessenger/8.0')
    const preview = jest.spyOn(Taro, 'previewImage').mockResolvedValue({ errMsg: '' })
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined)
    const { page, toast } = await openContact()
    await until(() => page.root.querySelector('#qr-code'))

    await tap(byId(page, 'save-qr'))

    expect(preview).toHaveBeenCalledWith({ urls: ['/files/qr.png'], current: '/files/qr.png' })
    expect(click).not.toHaveBeenCalled()
    expect(toast).toHaveBeenCalledWith(expect.objectContaining({ title: '请长按图片保存' }))
  })

  it('leaves out what the contact does not have', async () => {
    const { page } = await openContact(ok(aCustomerServiceDto({ wechatId: '', qrCode: '', email: '' })))
    await until(() => page.text().includes('小静'))

    for (const id of ['copy-wechat', 'copy-email', 'qr-code'])
      expect(page.root.querySelector(`#${id}`)).toBeNull()
  })

  it.each([
    ['no connection', noAnswer(), '网络不可用'],
    ['a failing server', refusal(500, { message: '服务器开小差了' }), '服务器开小差了'],
  ])('offers another try after %s', async (_failure, failure, text) => {
    const { page } = await openContact(failure, ok(aCustomerServiceDto()))
    await until(() => page.text().includes(text))

    await tap(byId(page, 'retry'))

    await until(() => page.text().includes('小静'))
  })
})
