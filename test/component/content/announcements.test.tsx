import Taro from '@tarojs/taro'

import { PATHS } from '@/navigation/routes'
import AnnounceDetailPage from '@/pages/announce/detail/detail'
import announceDetailConfig from '@/pages/announce/detail/detail.config'
import AnnounceListPage from '@/pages/announce/list/list'

import { anAnnounceDto } from '../../support/app/contentFactories'
import { tap } from '../../support/app/gestures'
import { byId, change, openPage, switchLanguage } from '../../support/app/openPage'
import { until } from '../../support/app/until'
import { noAnswer, ok, page as pageOf, refusal, Wire, type Reply } from '../../support/app/Wire'

const LIST = 'GET /api/f/content-management/announce/list'
const DETAIL = 'GET /api/f/content-management/announce/7'

describe('the announcements', () => {
  const openList = (...replies: Reply[]) =>
    openPage(AnnounceListPage, PATHS.announceList, { wire: new Wire().on(LIST, ...replies) })

  it('are there for anybody, pinned ones marked, each leading to its own page', async () => {
    const pinned = anAnnounceDto({ id: '7', displayTitle: '谨防冒充客服收款', isTop: true })
    const { page, router } = await openList(pageOf([pinned, anAnnounceDto({ summary: '周日不收货' })]))

    await until(() => page.text().includes('周日不收货'))
    const [first, second] = Array.from(page.root.querySelectorAll('.story-card'))
    expect(first?.textContent).toContain('置顶2026-01-02')
    expect(second?.textContent).not.toContain('置顶')

    await tap(byId(page, 'announce-7'))
    expect(router.moves).toEqual([`navigateTo ${PATHS.announceDetail}?id=7`])
  })

  it('can be searched, and shown in full again when nothing is found', async () => {
    const { page, wire } = await openList(pageOf([anAnnounceDto()]), pageOf([]), pageOf([anAnnounceDto()]))
    const box = await until(() => byId(page, 'announce-search'))
    await change(() => box.dispatchEvent(new CustomEvent('confirm', { detail: { value: '火星' } })))
    await until(() => page.text().includes('没有找到相关公告'))
    expect(wire.lastCallTo(LIST).query).toMatchObject({ filter: '火星' })

    await tap(byId(page, 'show-all'))

    await until(() => page.root.querySelector('.story-card'))
    expect(wire.lastCallTo(LIST).query['filter']).toBeUndefined()
  })

  it('that are none are no search without a result', async () => {
    const { page } = await openList(pageOf([]))

    await until(() => page.text().includes('还没有公告'))
  })

  it('can be asked for again', async () => {
    const { page } = await openList(noAnswer(), pageOf([anAnnounceDto({ displayTitle: '假日安排' })]))
    await until(() => page.text().includes('网络不可用'))

    await tap(byId(page, 'retry'))

    await until(() => page.text().includes('假日安排'))
  })
})

describe('an announcement', () => {
  const announcement = {
    ...anAnnounceDto({ id: '7', displayTitle: '假日安排', isTop: true, image: '/pictures/holiday.webp' }),
    shareImage: '/cards/pictures/holiday.webp',
    content: [{ type: 'paragraph', text: '周日不收货。' }],
  }
  const openIt = (below: readonly string[], ...replies: Reply[]) =>
    openPage(AnnounceDetailPage, PATHS.announceDetail, {
      wire: new Wire().on(DETAIL, ...replies),
      params: { id: '7' },
      below,
    })

  it('shows title, day and text, and its picture full screen', async () => {
    const preview = jest.spyOn(Taro, 'previewImage').mockResolvedValue({ errMsg: '' })
    const { page } = await openIt([], ok(announcement))
    await until(() => page.text().includes('周日不收货。'))
    for (const text of ['假日安排', '置顶', '2026-01-02']) expect(page.text()).toContain(text)

    await tap(byId(page, 'story-picture'))

    expect(preview).toHaveBeenCalledWith(
      expect.objectContaining({ urls: [expect.stringContaining('/pictures/holiday.webp')] }),
    )
  })

  it('opened from a card leads to the others', async () => {
    const { page, router } = await openIt([], ok(announcement))

    await tap(await until(() => byId(page, 'all-announcements')))

    expect(router.moves).toEqual([`redirectTo ${PATHS.announceList}`])
  })

  it('opened from the list goes back to it', async () => {
    const { page, router } = await openIt([PATHS.announceList], ok(announcement))

    await tap(await until(() => byId(page, 'all-announcements')))

    expect(router.moves).toEqual(['navigateBack'])
  })

  it('is shared with a picture that WeChat takes', async () => {
    Object.assign(AnnounceDetailPage, announceDetailConfig)
    const { page } = await openIt([], ok(announcement))
    await until(() => page.text().includes('周日不收货。'))

    expect(page.share()).toMatchObject({
      title: '假日安排',
      path: `${PATHS.announceDetail}?id=7`,
      imageUrl: expect.stringContaining('/cards/pictures/holiday.webp'),
    })
  })

  it('is read again in the other language', async () => {
    const opened = await openIt([], ok(announcement), ok({ ...announcement, displayTitle: 'Holidays' }))
    await until(() => opened.page.text().includes('假日安排'))

    await switchLanguage(opened, 'en')

    await until(() => opened.page.text().includes('Holidays'))
  })

  it('that was withdrawn says so, and leads to the others', async () => {
    const { page, router } = await openIt([], refusal(404))
    await until(() => page.text().includes('这条公告已不在了'))

    await tap(byId(page, 'all-announcements'))

    expect(router.moves).toEqual([`redirectTo ${PATHS.announceList}`])
  })
})
