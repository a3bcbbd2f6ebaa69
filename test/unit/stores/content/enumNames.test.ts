import Taro from '@tarojs/taro'

import { setLocale, setServedTexts, t } from '@/i18n'
import '@/i18n/packages/afterSales'
import '@/i18n/packages/declaration'
import '@/i18n/packages/order'
import '@/i18n/packages/parcel'
import '@/i18n/packages/topupList'
import { followEnumNames } from '@/stores/content/enumNames'

import { deferred } from '../../../support/app/deferred'
import { startApp } from '../../../support/app/startApp'
import { flush, until } from '../../../support/app/until'
import { noAnswer, ok, refusal, Wire, type Reply, type WireReply } from '../../../support/app/Wire'

const ENUMS = 'POST /api/system/enums'

const answer = (type: string, valueStr: string, name: string) =>
  ok({ items: [{ type, list: [{ name, valueStr }] }] })

function follow(...replies: Reply[]) {
  const wire = new Wire().on(ENUMS, ...replies)
  const { stores } = startApp()
  const stop = followEnumNames(stores, setServedTexts)
  stops.push(stop)
  return { wire, stores }
}

const stops: (() => void)[] = []
afterEach(() => stops.splice(0).forEach((stop) => stop()))

describe('names of enumerations', () => {
  it('are asked for in the background, once for all that the app names', () => {
    const { wire } = follow(answer('ParcelStatus', '50', 'x'))

    expect(wire.callsTo(ENUMS)).toHaveLength(1)
    expect(wire.lastCallTo(ENUMS).body).toEqual({
      types: [
        'ParcelStatus',
        'BusinessType',
        'ReceivingMethod',
        'LogisticsOrderStatus',
        'AfterSalesStatus',
        'AfterSalesKind',
        'FundAccountLogType',
        'TopupStatus',
      ],
    })
  })

  it.each([
    ['ParcelStatus', '50', 'parcel.status.50', '未到仓'],
    ['BusinessType', '2', 'declaration.business.2', '集运'],
    ['BusinessType', '2', 'order.business.2', '集运'],
    ['ReceivingMethod', '20', 'order.receiving.20', '自提点'],
    ['AfterSalesStatus', '20', 'afterSales.status.20', '待您回复'],
    ['AfterSalesKind', 'MISSING', 'afterSales.kind.MISSING', '包裹丢失'],
    ['TopupStatus', '6', 'topupList.status.6', '待审核'],
  ] as const)('%s %s: the server’s, and the app’s own until it answers', async (type, value, key, own) => {
    const reply = deferred<WireReply>()
    follow(reply.promise)
    expect(t(key)).toBe(own)

    reply.resolve(answer(type, value, 'named by the server'))

    await until(() => t(key) === 'named by the server')
  })

  it('come anew in another language, and the old ones go at once', async () => {
    const english = deferred<WireReply>()
    const { wire, stores } = follow(answer('ParcelStatus', '50', '在途'), english.promise)
    await until(() => t('parcel.status.50') === '在途')

    await stores.locale.select('en')

    expect(t('parcel.status.50')).toBe('Not arrived')
    expect(wire.callsTo(ENUMS).map(({ header }) => header['Accept-Language'])).toEqual(['zh-Hans', 'en'])
    english.resolve(answer('ParcelStatus', '50', 'On its way'))
    await until(() => t('parcel.status.50') === 'On its way')
  })

  it('of a language that was left meanwhile are dropped', async () => {
    const chinese = deferred<WireReply>()
    const { stores } = follow(chinese.promise, answer('ParcelStatus', '50', 'On its way'))
    await stores.locale.select('en')
    await until(() => t('parcel.status.50') === 'On its way')

    chinese.resolve(answer('ParcelStatus', '50', '在途'))
    await chinese.promise

    expect(t('parcel.status.50')).toBe('On its way')
  })

  it.each([
    ['is refused', refusal(500, { message: 'x' })],
    ['cannot be reached', noAnswer()],
    ['answers nonsense', ok({ items: [{}] })],
    ['knows a name but leaves it empty', answer('ParcelStatus', '50', '')],
  ])('stay the app’s own, without a word, where the server %s', async (_case, reply) => {
    const modal = jest.spyOn(Taro, 'showModal')
    const toast = jest.spyOn(Taro, 'showToast')
    const { stores } = follow(reply)

    // Repeats the request, so that the first response has been processed by then.
    await stores.api.reference.listEnums([]).catch(() => null)
    await flush()

    expect(t('parcel.status.50')).toBe('未到仓')
    expect(modal).not.toHaveBeenCalled()
    expect(toast).not.toHaveBeenCalled()
  })

  it('send no token: a dead one is no news here', () => {
    const wire = new Wire().on(ENUMS, answer('ParcelStatus', '50', 'x'))
    const { stores } = startApp()
    stores.session.signIn({ tokenType: 'Bearer', accessToken: 'a', refreshToken: 'r' })
    stops.push(followEnumNames(stores, setServedTexts))

    expect(wire.lastCallTo(ENUMS).header).not.toHaveProperty('Authorization')
  })
})

afterEach(() => setLocale('zh-Hans'))
