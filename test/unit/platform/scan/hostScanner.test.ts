import { hostScanner } from '@/platform/scan/hostScanner.h5'
import { scanCode } from '@/platform/scan/scanCode.h5'
import { openJsSdk, type JsSdk } from '@/platform/wechat/jsSdk.h5'

const SIGNED = { appId: 'wx1', timestamp: 1, nonceStr: 'n', signature: 's' }

type Scan = Parameters<JsSdk['scanQRCode']>[0]

/** Opens WeChat's JS-SDK, whose scanner does this. */
async function openWith(scanner: (scan: Scan) => void, isAccepted = true) {
  const sdk = {
    config: jest.fn(),
    ready: (act: () => void) => isAccepted && act(),
    error: (act: (reason: unknown) => void) => !isAccepted && act({}),
    scanQRCode: jest.fn(scanner),
  }
  jest.spyOn(document.head, 'appendChild').mockImplementation((script) => {
    Object.assign(window, { wx: sdk })
    ;(script as unknown as HTMLScriptElement).onload?.(new Event('load'))
    return script
  })
  await openJsSdk(SIGNED).catch(() => undefined)
  return sdk
}

beforeEach(() => {
  hostScanner.scan = null
})

it.each([
  ['CODE_128,SF1234567890', 'SF1234567890'],
  ['ITF,1234567890', '1234567890'],
  ['https://site.test/s/ABCD2345', 'https://site.test/s/ABCD2345'],
  ['SF1234567890,SF1234567891', 'SF1234567890,SF1234567891'],
])('in WeChat’s browser its scanner reads %s', async (resultStr, text) => {
  const sdk = await openWith(({ success }) => success({ resultStr }))

  expect(await scanCode()).toEqual({ text })
  expect(sdk.config).toHaveBeenCalledWith(
    expect.objectContaining({ jsApiList: expect.arrayContaining(['scanQRCode']) }),
  )
  expect(sdk.scanQRCode).toHaveBeenCalledWith(expect.objectContaining({ needResult: 1 }))
})

it('a scan that the customer leaves is no failure', async () => {
  await openWith(({ cancel }) => cancel())

  expect(await scanCode()).toBe('cancelled')
})

it('the app scans itself where WeChat’s scanner fails', async () => {
  await openWith(({ fail }) => fail())

  expect(await scanCode()).toBe('noScanner')
})

it('the app scans itself where WeChat does not accept the signature', async () => {
  const sdk = await openWith(({ success }) => success({ resultStr: 'SF1' }), false)

  expect(await scanCode()).toBe('noScanner')
  expect(sdk.scanQRCode).not.toHaveBeenCalled()
})

it('the app scans itself in other browsers', async () => {
  expect(await scanCode()).toBe('noScanner')
})
