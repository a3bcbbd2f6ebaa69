import Taro from '@tarojs/taro'

import { PATHS } from '@/navigation/routes'
import MyReferralPage from '@/pages-user-referral/my-referral/my-referral'
import referralConfig from '@/pages-user-referral/my-referral/my-referral.config'
import * as reports from '@/platform/build/reportError'
import * as drawing from '@/platform/file/drawPicture'
import * as pictures from '@/platform/file/savePicture'

import { aUserDto } from '../../support/app/factories'
import { tap } from '../../support/app/gestures'
import { byId, change, openPage, switchLanguage } from '../../support/app/openPage'
import { rememberSession } from '../../support/app/startApp'
import { until } from '../../support/app/until'
import { noAnswer, ok, Wire, type Reply } from '../../support/app/Wire'
import { aReferralDto, someInvitees } from './referralFactories'

const MINE = 'GET /api/u/referral/my'

function drawn() {
  return jest.spyOn(drawing, 'drawPicture').mockResolvedValue('data:image/png;base64,poster')
}

async function openReferrals(...replies: Reply[]) {
  rememberSession()
  const wire = new Wire()
    .on('GET /api/u/user', ok(aUserDto({ nickname: '林小满', inviteCode: 'FRIEND1' })))
    .on(MINE, ...(replies.length > 0 ? replies : [ok(aReferralDto())]))
  const opened = await openPage(MyReferralPage, PATHS.myReferral, { wire })
  await until(() => opened.page.root.querySelector('#referral-head, #retry'))
  return opened
}

function watchClipboard() {
  const write = jest.fn(async () => undefined)
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: write }, configurable: true })
  return write
}

beforeEach(drawn)

describe('my referrals', () => {
  it('asks to sign in first', async () => {
    const { page, wire } = await openPage(MyReferralPage, PATHS.myReferral)

    expect(page.text()).toContain('登录后邀请好友')
    expect(wire.calls).toEqual([])
  })

  it('greets whoever a card in Moments brought here', async () => {
    const params = { referralCode: 'FRIEND1' }
    const { page } = await openPage(MyReferralPage, PATHS.myReferral, { params })

    expect(page.text()).toContain('邀请您用远途集运，把中国的包裹寄回家')
    expect(byId(page, 'sign-in').textContent).toContain('注册')
  })

  it('says what a friend earns, and explains itself while there is none', async () => {
    const { page } = await openReferrals()

    const head = byId(page, 'referral-head').textContent
    for (const words of ['每邀请 1 位好友，得 ¥10.00', '0 人', '¥0.00']) expect(head).toContain(words)
    expect(byId(page, 'invitees').textContent).toContain('还没有好友注册')
    expect(byId(page, 'rules').textContent).toContain('首个集运订单完成')
    expect(page.root.querySelector('#to-rewards')).toBeNull()
  })

  it('promises nothing where nothing is rewarded', async () => {
    const { page } = await openReferrals(ok(aReferralDto({ reward: '0.00' })))

    expect(byId(page, 'referral-head').textContent).toContain('邀请好友，一起集运')
    expect(page.text()).not.toContain('奖励自动存入')
  })

  it('leads from the rewards to the balance details', async () => {
    const { page, router } = await openReferrals(ok(aReferralDto({ rewardTotal: '20.00' })))

    await tap(byId(page, 'to-rewards'))

    expect(router.moves).toEqual([`navigateTo ${PATHS.fundAccountLog}`])
  })

  it('copies the code, and the link that opens registration with it', async () => {
    const write = watchClipboard()
    const { page } = await openReferrals()

    await tap(byId(page, 'copy-code'))
    await tap(byId(page, 'copy-link'))
    await tap(byId(page, 'share'))
    await until(() => page.root.querySelector('#copy-shared-link'))
    await tap(byId(page, 'copy-shared-link'))

    const link = `${window.location.origin}/#${PATHS.register}?referralCode=FRIEND1`
    expect(write.mock.calls).toEqual([['FRIEND1'], [link], [link]])
  })

  it('is shared as a card of Home with the code', async () => {
    Object.assign(MyReferralPage, referralConfig)
    const { page } = await openReferrals()

    expect(page.share()).toMatchObject({
      title: '邀请您用远途集运，把中国的包裹寄回家',
      imageUrl: '/pictures/share-card-referral.jpg',
      path: `${PATHS.home}?referralCode=FRIEND1`,
    })
  })
})

describe('the friends', () => {
  it('show when they joined and whether they earned a reward, five at first', async () => {
    const { page } = await openReferrals(ok(aReferralDto({ invitedCount: 7, invitees: someInvitees(7) })))
    const rows = () => Array.from(page.root.querySelectorAll('.invitee'), (row) => row.textContent)

    expect(rows()).toHaveLength(5)
    expect(rows().slice(0, 2)).toEqual(['a**2026-01-07 注册已奖励', 'b**2026-01-06 注册待首单完成'])
    await tap(byId(page, 'more-invitees'))

    expect(rows()).toHaveLength(7)
  })

  it('are the last hundred at most', async () => {
    const referral = aReferralDto({ invitedCount: 140, invitees: someInvitees(100) })
    const opened = await openReferrals(ok(referral))

    expect(byId(opened.page, 'referral-head').textContent).toContain('140 人')
    expect(byId(opened.page, 'invitees').textContent).toContain('最近 100 人')
    await switchLanguage(opened, 'en')
    expect(byId(opened.page, 'referral-head').textContent).toContain('140 friends')
  })
})

describe('without a network', () => {
  it('the page offers to try again, and keeps what it has', async () => {
    const { page, toast } = await openReferrals(noAnswer(), ok(aReferralDto()), noAnswer())

    await tap(byId(page, 'retry'))
    await until(() => page.text().includes('FRIEND1'))
    await change(() => page.pullDown())
    await until(() => toast.mock.calls.length > 0)

    expect(page.text()).toContain('FRIEND1')
  })
})

describe('the poster', () => {
  it('is drawn anew in another language', async () => {
    const opened = await openReferrals()
    await until(() => opened.page.root.querySelector('#open-poster'))
    const before = jest.mocked(drawing.drawPicture).mock.calls.length

    await switchLanguage(opened, 'en')

    expect(jest.mocked(drawing.drawPicture)).toHaveBeenCalledTimes(before + 1)
  })

  it('opens full screen', async () => {
    const preview = jest.spyOn(Taro, 'previewImage').mockResolvedValue({ errMsg: '' })
    const { page } = await openReferrals()
    await until(() => page.root.querySelector('#open-poster'))

    await tap(byId(page, 'open-poster'))

    expect(preview).toHaveBeenCalledWith(expect.objectContaining({ current: 'data:image/png;base64,poster' }))
  })

  it('that cannot be drawn leaves code and link to use, and can be tried again', async () => {
    jest.spyOn(reports, 'reportError').mockImplementation(() => undefined)
    jest.mocked(drawing.drawPicture).mockRejectedValue(new Error('no canvas'))
    const { page } = await openReferrals()
    await until(() => page.root.querySelector('#retry-poster'))
    expect(page.text()).toContain('推荐码和链接仍可使用')
    drawn()

    await tap(byId(page, 'retry-poster'))

    await until(() => page.root.querySelector('#open-poster'))
    expect(byId(page, 'referral-code').textContent).toBe('FRIEND1')
  })

  it.each([
    ['saved', '已保存到相册'],
    ['downloading', '已开始下载'],
    ['shown', '请长按图片保存'],
    ['failed', '保存失败，请长按图片保存'],
  ] as const)('that is %s says: %s', async (outcome, words) => {
    jest.spyOn(pictures, 'savePicture').mockResolvedValue(outcome)
    const { page, toast } = await openReferrals()
    await until(() => page.root.querySelector('#open-poster'))

    await tap(byId(page, 'save-poster'))

    await until(() => toast.mock.calls.length > 0)
    expect(toast).toHaveBeenCalledWith(expect.objectContaining({ title: words }))
  })

  it('that the album refuses leads to the settings', async () => {
    jest.spyOn(pictures, 'savePicture').mockResolvedValue('permission')
    const open = jest.spyOn(pictures, 'openPermissions').mockResolvedValue()
    const { page, modal } = await openReferrals()
    await until(() => page.root.querySelector('#open-poster'))

    await tap(byId(page, 'save-poster'))

    await until(() => open.mock.calls.length === 1)
    expect(modal).toHaveBeenCalledWith(
      expect.objectContaining({ content: '保存图片需要相册权限，请在设置中开启' }),
    )
  })
})
