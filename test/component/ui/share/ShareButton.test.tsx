import { PATHS } from '@/navigation/routes'
import { ShareButton } from '@/ui/control/ShareButton'

import { tap } from '../../../support/app/gestures'
import { matchOnly } from '../../../support/app/layoutApis'
import { byId, openPage } from '../../../support/app/openPage'
import { until } from '../../../support/app/until'

const LINK = `http://localhost/#${PATHS.product}?id=7`
const TOUCH = '(pointer: coarse)'

const share = jest.fn<Promise<void>, [object]>()
const writeText = jest.fn<Promise<void>, [string]>()
const Page = () => <ShareButton title="瓷碗" url={`${PATHS.product}?id=7`} text="分享" />

beforeEach(() => {
  share.mockReset().mockResolvedValue(undefined)
  writeText.mockReset().mockResolvedValue(undefined)
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
})

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share')
  matchOnly(null)
})

async function pressShare() {
  const opened = await openPage(Page, PATHS.product)
  await tap(byId(opened.page, 'share'))
  return opened
}

describe('on a phone', () => {
  beforeEach(() => matchOnly(TOUCH))

  it('opens the share sheet, and nothing else once it is closed', async () => {
    share.mockRejectedValue(Object.assign(new Error('closed'), { name: 'AbortError' }))

    const { page } = await pressShare()

    expect(share).toHaveBeenCalledWith({ title: '瓷碗', url: LINK })
    expect(page.root.querySelector('.sheet')).toBeNull()
  })

  it('shows the link if the share sheet does not take it', async () => {
    share.mockRejectedValue(Object.assign(new Error('no'), { name: 'NotAllowedError' }))

    const { page } = await pressShare()

    await until(() => byId(page, 'shared-link').textContent === LINK)
  })
})

it('shows the link on a computer, to copy or to scan', async () => {
  const { page, toast } = await pressShare()

  await until(() => byId(page, 'shared-link').textContent === LINK)
  expect(share).not.toHaveBeenCalled()
  expect(page.text()).toContain('用手机扫码打开')

  await tap(byId(page, 'copy-shared-link'))

  expect(writeText).toHaveBeenCalledWith(LINK)
  expect(toast).toHaveBeenCalledWith(expect.objectContaining({ title: '已复制' }))
  await until(() => page.root.querySelector('.sheet') === null)
})

it('points at the menu in WeChat’s browser, where no page can open the share sheet', async () => {
  matchOnly(TOUCH)
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('iPhone MicroMessenger/8.0.44')

  const { page } = await pressShare()

  await until(() => byId(page, 'wechat-guide').textContent.includes('点击右上角「···」'))
  expect(share).not.toHaveBeenCalled()
  await tap(byId(page, 'copy-shared-link'))
  expect(writeText).toHaveBeenCalledWith(LINK)
  await until(() => page.root.querySelector('#wechat-guide') === null)
})
