import { makeAutoObservable } from 'mobx'
import { observer } from 'mobx-react'

import { PATHS } from '@/navigation/routes'
import { useHostCard } from '@/platform/share/useHostCard.h5'
import type { JsSdk } from '@/platform/wechat/jsSdk.h5'
import { followCards } from '@/wechatCards'

import { aUserDto } from '../../support/app/factories'
import { change, openPage } from '../../support/app/openPage'
import { rememberSession } from '../../support/app/startApp'
import { until } from '../../support/app/until'
import { ok, Wire } from '../../support/app/Wire'

const CONFIG = 'GET /api/f/wechat/js-sdk-config'
const SIGNED = { appId: 'wx1', timestamp: 1, nonceStr: 'n', signature: 's' }

const product = makeAutoObservable({
  name: '瓷碗',
  rename(name: string) {
    this.name = name
  },
})

const ProductPage = observer(function ProductPage() {
  useHostCard(() => ({
    title: product.name,
    url: `${PATHS.product}?id=7`,
    picture: '/cards/pictures/bowl.webp',
    packagedPicture: 'packaged',
  }))
  return null
})

/** WeChat's script, which the document loads. */
function fakeSdk({ isAccepted = true } = {}) {
  const sdk = {
    config: jest.fn(),
    ready: (act: () => void) => isAccepted && act(),
    error: (act: (reason: unknown) => void) => !isAccepted && act({ errMsg: 'config:invalid signature' }),
    updateAppMessageShareData: jest.fn(),
    updateTimelineShareData: jest.fn(),
    scanQRCode: jest.fn(),
  } satisfies JsSdk
  const load = jest.spyOn(document.head, 'appendChild').mockImplementation((script) => {
    Object.assign(window, { wx: sdk })
    ;(script as unknown as HTMLScriptElement).onload?.(new Event('load'))
    return script
  })
  return { sdk, load }
}

beforeEach(() => {
  product.rename('瓷碗')
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Android MicroMessenger/8.0.44')
})

function openProduct(config: object | null = SIGNED) {
  rememberSession()
  const wire = new Wire()
    .on('GET /api/u/user', ok(aUserDto({ inviteCode: 'FRIEND1' })))
    .on('GET /api/u/referral/my', ok({ code: 'FRIEND1' }))
    .on(CONFIG, ok({ config }))
  return openPage(ProductPage, PATHS.product, { wire })
}

it('are given to WeChat with the sender’s code, anew when they change, and not once the page is left', async () => {
  const { sdk } = fakeSdk()
  const { page, stores, wire } = await openProduct()
  const card = {
    title: '瓷碗',
    link: `http://localhost/#${PATHS.product}?id=7&referralCode=FRIEND1`,
    imgUrl: 'http://localhost/cards/pictures/bowl.webp',
  }

  await change(() => followCards(stores.api))

  expect(wire.lastCallTo(CONFIG).query).toEqual({ url: 'http://localhost/' })
  expect(sdk.config).toHaveBeenCalledWith(expect.objectContaining(SIGNED))
  await until(() => sdk.updateTimelineShareData.mock.calls.length === 1)
  expect(sdk.updateTimelineShareData).toHaveBeenLastCalledWith(card)
  expect(sdk.updateAppMessageShareData).toHaveBeenLastCalledWith({
    ...card,
    desc: '把中国的包裹，安心寄回家',
  })

  await change(() => product.rename('瓷盘'))
  await until(() => sdk.updateTimelineShareData.mock.calls.length === 2)
  expect(sdk.updateTimelineShareData).toHaveBeenLastCalledWith({ ...card, title: '瓷盘' })

  await page.hide()
  await until(() => sdk.updateTimelineShareData.mock.calls.length === 3)
  expect(sdk.updateTimelineShareData).toHaveBeenLastCalledWith({
    title: '各家网购的包裹，合成一单寄到海外',
    link: `http://localhost/#${PATHS.home}?referralCode=FRIEND1`,
    imgUrl: 'http://localhost/pictures/share-card.png',
  })
  // It changes below another page.
  await change(() => product.rename('瓷杯'))
  expect(sdk.updateTimelineShareData).toHaveBeenCalledTimes(3)
})

it('load nothing from WeChat where the server has no official account', async () => {
  const { load } = fakeSdk()
  const { stores } = await openProduct(null)

  await followCards(stores.api)

  expect(load).not.toHaveBeenCalled()
})

it('stay WeChat’s own if it refuses the signature', async () => {
  const { sdk } = fakeSdk({ isAccepted: false })
  const { stores } = await openProduct()

  await expect(followCards(stores.api)).rejects.toThrow('invalid signature')
  expect(sdk.updateTimelineShareData).not.toHaveBeenCalled()
})
