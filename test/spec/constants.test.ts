import { readFileSync } from 'node:fs'
import path from 'node:path'

import type { ITouchEvent } from '@tarojs/components'
import Taro from '@tarojs/taro'
import { renderHook } from '@testing-library/react'

import type appConfig from '@/app.config'
import { timeText } from '@/i18n/timeText'
import { DEFAULT_LOCALE, FALLBACK_LOCALE, PlatformCode } from '@/model/enumerations/session'
import { formatNumber } from '@/model/format/formatNumber'
import { DEFAULT_PAGE_SIZE, type Page } from '@/model/list/page'
import { rememberSearch } from '@/model/parcel/parcelSearch'
import { DeclarationEditor } from '@/pages-parcel/_shared/declaration/DeclarationEditor'
import { EMPTY_DECLARATION } from '@/pages-parcel/_shared/declaration/DeclarationForm'
import { BlocksStore } from '@/pages/tab-bar/home/content/BlocksStore'
import { useLongPress } from '@/pages-parcel/ship-for-me/parcel-rows/useLongPress'
import { VideoStore } from '@/pages-store/store/product/video/VideoStore'
import { previewImages } from '@/platform/photo/imagePreview'
import { showToast } from '@/platform/dialog/toast'
import { DraftForm } from '@/stores/form/DraftForm'
import { UnsentPhotos } from '@/stores/form/UnsentPhotos'
import { PagedList } from '@/stores/list/PagedList'
import { SLIDE_DURATION_MS, SLIDE_INTERVAL_MS } from '@/ui/media/carouselTypes'

import { flush } from '../support/app/until'
import { wiredApi } from '../support/app/wiredApi'

type AppSettings = typeof appConfig

// Spec section 9, "Business constants and limits".

describe('timeouts', () => {
  it('sockets and downloads may take 60000 ms in the mini program', () => {
    const settings = jest.requireActual<{ readonly default: AppSettings }>('@/app.config').default
    expect(settings.networkTimeout).toBeUndefined()
    process.env['TARO_ENV'] = 'weapp'
    try {
      jest.isolateModules(() => {
        const { networkTimeout } = jest.requireActual<{ readonly default: AppSettings }>(
          '@/app.config',
        ).default
        expect(networkTimeout).toEqual({
          request: 120_000,
          uploadFile: 60_000,
          connectSocket: 60_000,
          downloadFile: 60_000,
        })
      })
    } finally {
      process.env['TARO_ENV'] = 'h5'
    }
  })
})

it('platform ids are 12 and 52', () => {
  expect(PlatformCode).toEqual({ Browser: 12, WeChat: 52 })
})

describe('lists', () => {
  it('have pages of 7, counted from the first', async () => {
    const fetchPage = jest.fn(async (): Promise<Page<{ id: string }>> => ({ items: [], totalCount: 0 }))

    await new PagedList(fetchPage).reload()

    expect(DEFAULT_PAGE_SIZE).toBe(7)
    expect(fetchPage).toHaveBeenCalledWith({ skipCount: 0, maxResultCount: 7 })
  })

  // Up to 99 region groups, shipping methods and goods types: see calls.test.ts and endpoints.test.ts.

  it('of user tags have at most 10', () => {
    const { api } = wiredApi()
    const session = { ownerId: null }
    const form = new DraftForm({ api, session, unsentPhotos: new UnsentPhotos() } as never, {
      name: 'declaration',
      empty: EMPTY_DECLARATION,
    })
    const editor = new DeclarationEditor(form, api)

    for (let tag = 1; tag <= 11; tag += 1) editor.toggleTag(`tag ${tag}`)

    expect(editor.form.values.tags).toHaveLength(10)
    expect(editor.form.values.tags).not.toContain('tag 11')
  })
})

it('the parcel search history has at most 20 keywords, newest first, no duplicates', () => {
  const searches = Array.from({ length: 21 }, (_, index) => `SF${index}`)

  const history = [...searches, 'SF5'].reduce<readonly string[]>(rememberSearch, [])

  expect(history).toHaveLength(20)
  expect(history.slice(0, 3)).toEqual(['SF5', 'SF20', 'SF19'])
  expect(history.filter((words) => words === 'SF5')).toHaveLength(1)
})
it('home: 8 banners, 4 announcements, 4 article categories with 10 top articles each, 4 FAQs', async () => {
  const { wire, api } = wiredApi()

  await new BlocksStore(api).reload(false)

  const BASE = '/api/f/content-management'
  const categories = { limit: 4, getArticleListTop: 10, isHomeIntroductionArticle: true }
  expect(wire.lastCallTo(`POST ${BASE}/page-content-item/list`).body).toMatchObject({ limit: 8 })
  expect(wire.callsTo(`GET ${BASE}/announce/list`)[0]?.query).toEqual({ maxResultCount: '4' })
  expect(wire.lastCallTo(`POST ${BASE}/category/list`).body).toEqual(categories)
  expect(wire.lastCallTo(`GET ${BASE}/faq/list`).query).toEqual({ maxResultCount: '4' })
})

describe('number format', () => {
  it('has 2 decimals by default', () => expect(formatNumber('1.239')).toBe('1.24'))
  it('may have 0', () => expect(formatNumber('1.239', 0)).toBe('1'))
  it('may have 10', () => expect(formatNumber('1.2', 10)).toBe('1.2000000000'))
  it('has no more than 10', () => expect(formatNumber('1.2', 11)).toBe('1.2000000000'))
  it('has no fewer than 0', () => expect(formatNumber('1.2', -1)).toBe('1'))
})

describe('relative time', () => {
  const now = new Date('2026-03-04T05:06:07Z')

  it('under 5 minutes is 刚刚', () => {
    expect(timeText(new Date(now.getTime() - 299_999), now)).toBe('刚刚')
  })

  it('at 5 minutes is not', () => {
    expect(timeText(new Date(now.getTime() - 300_000), now)).toBe('5 分钟前')
  })
})

it('the default locale is zh-Hans, the fallback en', () => {
  expect([DEFAULT_LOCALE, FALLBACK_LOCALE]).toEqual(['zh-Hans', 'en'])
})

describe('a toast', () => {
  const shownToast = () => document.querySelector('.toast--shown')?.textContent ?? null

  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('stays 1500 ms', () => {
    showToast('hello')

    jest.advanceTimersByTime(1_499)
    expect(shownToast()).toBe('hello')
    jest.advanceTimersByTime(1)
    expect(shownToast()).toBeNull()
  })

  it('that takes the place of another has 1500 ms of its own', () => {
    showToast('hello')
    jest.advanceTimersByTime(1_000)
    showToast('hello again')

    jest.advanceTimersByTime(1_499)
    expect(shownToast()).toBe('hello again')
    jest.advanceTimersByTime(1)
    expect(shownToast()).toBeNull()
  })
})

describe('platform behaviour', () => {
  // For what the carousel does with them see test/component/ui/media/Carousel.test.tsx.
  it('swiper interval 5000 ms, duration 500 ms', () => {
    expect([SLIDE_INTERVAL_MS, SLIDE_DURATION_MS]).toEqual([5_000, 500])
  })
  it('image preview scale 1 to 4', async () => {
    jest.spyOn(Taro, 'previewImage').mockImplementation(async () => {
      document.body.innerHTML = '<div class="preview-image"><div class="swiper-zoom-container"></div></div>'
      return { errMsg: '' }
    })

    previewImages(['/1.jpg'], 0)
    await flush()

    const picture = document.querySelector('.swiper-zoom-container')
    expect(picture?.getAttribute('data-swiper-zoom')).toBe('4')
  })
  it('video controls hide 3000 ms after the last touch, and stay while it’s paused', () => {
    jest.useFakeTimers()
    const video = new VideoStore()
    const isShownAfter = (ms: number) => {
      jest.advanceTimersByTime(ms)
      return video.areControlsShown
    }

    video.played()
    expect(isShownAfter(2_999)).toBe(true)
    video.touch()
    expect(isShownAfter(2_999)).toBe(true)
    expect(isShownAfter(1)).toBe(false)
    video.toggleControls()
    video.paused()
    expect(isShownAfter(60_000)).toBe(true)
    jest.useRealTimers()
  })
  // For the delay and the timeout of a page's code see test/e2e/pageLoads.spec.ts.
  // For the result in a browser see test/e2e/shell.spec.ts.
  it('the base font follows the width up to 960, and beyond is that of 375', () => {
    const scss = readFileSync(path.join(__dirname, '../../src/styles/_base-font.scss'), 'utf8')
    const rules = [...scss.matchAll(/min-width: css-px\(([\d.]+)\)\) \{\s*html \{\s*font-size: (.+);/g)]
    const sizes = rules.map(([, width, size]) => [Math.floor(Number(width)), size])

    expect(sizes).toEqual([
      [375, 'calc(#{css-px(20)} + (100vw - #{css-px(375)}) * 5.6 / 585)'],
      [960, 'css-px(20)'],
    ])
  })

  it.each([
    ['a finger that stays 350 ms within 10 px is a long press', 110, 350, 1],
    ['one that moves further is none', 111, 350, 0],
    ['one that leaves earlier is none', 110, 349, 0],
  ])('%s', (_rule, x, ms, presses) => {
    jest.useFakeTimers()
    const onHold = jest.fn()
    const { gestures } = renderHook(() => useLongPress(onHold, jest.fn())).result.current
    const at = (clientX: number) => ({ touches: [{ clientX, clientY: 0 }] }) as unknown as ITouchEvent

    gestures.onTouchStart(at(100))
    gestures.onTouchMove(at(x))
    jest.advanceTimersByTime(ms)
    gestures.onTouchEnd()
    jest.advanceTimersByTime(1000)
    jest.useRealTimers()

    expect(onHold).toHaveBeenCalledTimes(presses)
  })
})
