import Taro from '@tarojs/taro'

import { PATHS } from '@/navigation/routes'
import SubmitOrderPage from '@/pages-logistics-order/logistics-order/submit/submit'

import { aUserDto } from '../../support/app/factories'
import { tap } from '../../support/app/gestures'
import { byId, change, openPage } from '../../support/app/openPage'
import { aBillDto, aCouponDto, aQuoteDto, aStoredParcelDto } from '../../support/app/orderFactories'
import { until } from '../../support/app/until'
import { ok, page as pageOf } from '../../support/app/Wire'

import { barOf, COUPONS, ESTIMATE, openOrder, orderWire, PARCELS, SUBMIT } from './orderWire'

import { chooseAir, submit } from './submitting'

describe('submitting a shipment', () => {
  it('asks to sign in first', async () => {
    const { page } = await openPage(SubmitOrderPage, PATHS.submitOrder)

    expect(page.text()).toContain('登录后提交集运')
  })

  it('leads to the parcels when nothing was picked', async () => {
    const { page, router } = await openOrder({ parcelIds: [] })
    expect(page.text()).toContain('还没有选择包裹')

    await tap(byId(page, 'to-parcels'))

    expect(router.moves).toEqual([`redirectTo ${PATHS.selectToSubmit}`])
  })

  it('lets its parcels be changed', async () => {
    const { page, router, stores } = await openOrder()

    await tap(byId(page, 'change-parcels'))

    expect(router.moves).toEqual([`navigateTo ${PATHS.selectToSubmit}?isChange=1`])
    expect(stores.selectedParcels.ids).toEqual(['p1', 'p2'])
  })

  it('asks for contact details first, and leads to the profile', async () => {
    const unreachable = { id: 'ada', mobileNumber: null, email: null }
    const opened = await openOrder({ wire: orderWire().on('GET /api/u/user', ok(aUserDto(unreachable))) })
    const { page, wire, router, stores } = opened
    await chooseAir(opened)
    expect(barOf(opened)).toContain('请完善联系方式')
    await tap(byId(page, 'submit'))
    expect(wire.callsTo(SUBMIT)).toEqual([])

    const notice = page.root.querySelector('.notice--warning')
    expect(notice?.textContent).toContain('请添加手机号或邮箱，方便我们联系您')
    await tap(notice?.querySelector('.button') ?? page.root)
    expect(router.moves).toEqual([`navigateTo ${PATHS.myProfile}`])

    const user = { ...stores.session.user!, mobileNumber: '+6591234567' }
    await change(() => stores.session.changeUser(async () => user))
    expect(page.text()).not.toContain('请完善联系方式')
    await submit(opened)
    await until(() => page.root.querySelector('#order-placed'))
    expect(wire.callsTo(SUBMIT)).toHaveLength(1)
  })

  it('shows the prices cheapest first, with dates and tags, then what is closed and why', async () => {
    const { page } = await openOrder()

    const cards = Array.from(page.root.querySelectorAll('.channel-card')).map(
      ({ textContent }) => textContent,
    )
    expect(cards[0]).toContain('¥59.00')
    expect(cards[0]).toContain('实重 1.2 → 计费 1.5 kg')
    expect(cards[0]).toContain('预计 11 月 27–30 日送达')
    expect(cards[0]).toContain('最便宜')
    expect(cards[1]).not.toContain('最便宜')
    expect(cards[1]).toContain('¥72.00')
    expect(byId(page, 'closed-packet').textContent).toContain('超过限重 2 kg')
  })

  it('weighs its parcels to the gram, as the list of them does', async () => {
    const wire = orderWire().on(
      PARCELS,
      pageOf([
        { ...aStoredParcelDto('p1'), weight: 0.036 },
        { ...aStoredParcelDto('p2'), weight: 0.079 },
      ]),
    )

    const { page } = await openOrder({ wire })

    expect(byId(page, 'field-parcelIds').textContent).toContain('0.12 kg')
  })

  it('says what is missing, then what it comes to, and submits', async () => {
    const opened = await openOrder()
    const { page, wire } = opened
    expect(barOf(opened)).toContain('请选择运送方式')

    await chooseAir(opened)
    expect(barOf(opened)).toContain('¥72.00')
    await submit(opened)

    await until(() => page.root.querySelector('#order-placed'))
    expect(page.text()).toContain('L261121000001')
    expect(page.text()).toContain('您查看金额并付款')
    expect(wire.callsTo(SUBMIT)).toHaveLength(1)
    expect(wire.lastCallTo(SUBMIT).body).toMatchObject({
      parcelIds: ['p1', 'p2'],
      addressId: 'home',
      shippingMethodTypeId: 'air',
      transportationChannelId: 'air',
      receivingMethod: 10,
      isAutoPay: false,
    })
    await tap(byId(page, 'to-order'))
    await tap(byId(page, 'to-parcels'))
    expect(opened.router.moves).toEqual([`redirectTo ${PATHS.orderDetail}?id=order-1`, 'navigateBack'])
  })

  it('says that a line of nothing is free, and leads from the total to the lines', async () => {
    const bill = aBillDto({
      lines: [
        ...aBillDto().lines,
        { kind: 'StorageFee', displayName: '仓储费', amount: '0.00', explanation: '' },
      ],
    })
    const opened = await openOrder({ wire: orderWire().on(ESTIMATE, pageOf([aQuoteDto('air', { bill })])) })
    const scroll = jest.spyOn(Taro, 'pageScrollTo').mockResolvedValue({ errMsg: '' })
    await chooseAir(opened)

    await tap(byId(opened.page, 'to-bill'))

    expect(byId(opened.page, 'order-bill').textContent).toContain('仓储费免费')
    expect(scroll).toHaveBeenCalledTimes(1)
  })

  it('asks for the prices again when a service is added', async () => {
    const { page, wire } = await openOrder()

    await tap(byId(page, 'service-reinforced'))

    await until(() => wire.callsTo(ESTIMATE).length === 2)
    expect(wire.lastCallTo(ESTIMATE).body).toMatchObject({ additionalServiceIds: ['reinforced'] })
  })

  it('says plainly what auto-pay does, and what cannot be undone after it', async () => {
    const { page } = await openOrder()
    expect(page.text()).toContain('付款后不能再取消')

    await tap(byId(page, 'isAutoPay'))

    expect(page.text()).toContain('出库时直接从余额扣款，不再询问')
    expect(page.text()).toContain('之后不能再取消')
  })

  it('offers the customer’s coupons beside the chosen channel, best first', async () => {
    const reasonDisplayName = '国际运费未达到使用门槛'
    const coupons = [
      aCouponDto('best'),
      aCouponDto('worse', { discount: '5.00' }),
      aCouponDto('not', { isUsable: false, discount: '0.00', reasonDisplayName }),
    ]
    const opened = await openOrder({ wire: orderWire().on(COUPONS, pageOf(coupons)) })
    const { page, wire } = opened
    expect(page.text()).toContain('选好运送方式后可选')
    await chooseAir(opened)
    await until(() => page.text().includes('可用 2 张，最多减 ¥15.00'))

    await tap(byId(page, 'coupon'))
    expect((await until(() => page.root.querySelector('.sheet')))?.textContent).toContain(reasonDisplayName)
    await tap(byId(page, 'coupon-best'))

    await until(() => wire.callsTo(ESTIMATE).length === 2)
    expect(wire.lastCallTo(ESTIMATE).body).toMatchObject({ couponId: 'best' })
  })
})
