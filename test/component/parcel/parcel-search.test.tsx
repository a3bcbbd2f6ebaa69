import Taro from '@tarojs/taro'
import { fireEvent } from '@testing-library/react'
import { act } from 'react'

import { PATHS } from '@/navigation/routes'
import ParcelSearchPage from '@/pages-parcel/ship-for-me/parcel-search/parcel-search'

import { aToken, aUserDto } from '../../support/app/factories'
import { aParcelDto } from '../../support/app/parcelFactories'
import { tap, typeInto } from '../../support/app/gestures'
import { byId, change, openPage, type OpenedPage } from '../../support/app/openPage'
import { rememberSession } from '../../support/app/startApp'
import { flush, until } from '../../support/app/until'
import { ok, page as pageOf, Wire, type Reply } from '../../support/app/Wire'

const LIST = 'POST /api/u/biz/ship-for-me/parcel/list'
const USER = 'GET /api/u/user'
const KEY = 'parcelSearches:ada'

interface Options {
  readonly replies?: Reply[]
  readonly history?: unknown
  readonly users?: readonly string[]
}

async function openSearch({ replies = [pageOf([])], history, users = ['ada'] }: Options = {}) {
  rememberSession()
  if (history !== undefined) Taro.setStorageSync(KEY, history)
  const wire = new Wire().on(LIST, ...replies).on(USER, ...users.map((id) => ok(aUserDto({ id }))))
  const opened = await openPage(ParcelSearchPage, PATHS.parcelSearch, { wire, below: [PATHS.parcelList] })
  await until(() => opened.stores.session.user)
  return opened
}

async function search({ page }: OpenedPage, words: string): Promise<void> {
  await typeInto(byId(page, 'parcel-search'), words)
  await tap(byId(page, 'search'))
}

const rowsOf = ({ page }: OpenedPage) =>
  Array.from(page.root.querySelectorAll('.search-history__words')).map(({ textContent }) => textContent)
const stored = () => Taro.getStorageSync<unknown>(KEY)

describe('searching parcels', () => {
  it('asks who is there first', async () => {
    const { page, wire } = await openPage(ParcelSearchPage, PATHS.parcelSearch)

    expect(page.text()).toContain('登录后查看您的包裹')
    expect(wire.calls).toEqual([])
  })

  it('asks the server for the words, and shows what it finds', async () => {
    const opened = await openSearch({
      replies: [pageOf([aParcelDto({ id: 'p1', expressNumber: 'SF778899' })])],
    })
    await search(opened, ' 7788 ')

    await until(() => opened.page.text().includes('SF778899'))
    expect(opened.wire.lastCallTo(LIST).body).toEqual({ skipCount: 0, maxResultCount: 7, filter: '7788' })
    await tap(byId(opened.page, 'parcel-p1'))
    expect(opened.router.moves).toEqual([`navigateTo ${PATHS.parcelDetail}?id=p1`])
  })

  it('searches when the keyboard says so, and begins anew when the words are cleared', async () => {
    const opened = await openSearch({ replies: [pageOf([aParcelDto({ expressNumber: 'SF1' })])] })
    const field = byId(opened.page, 'parcel-search').querySelector('input')
    await typeInto(byId(opened.page, 'parcel-search'), 'SF')
    await act(async () => {
      fireEvent.keyDown(field ?? document.body, { key: 'Enter', keyCode: 13 })
    })
    await flush()
    await until(() => opened.page.text().includes('SF1'))

    await tap(byId(opened.page, 'parcel-search-clear'))

    expect(rowsOf(opened)).toEqual(['SF'])
  })

  it('keeps its words and its finds when the customer comes back from one', async () => {
    const found = aParcelDto({ expressNumber: 'SF-FOUND' })
    const opened = await openSearch({ replies: [pageOf([found])] })
    await search(opened, '外套')
    await until(() => opened.page.text().includes('SF-FOUND'))

    await opened.page.hide()
    await opened.page.show()

    expect(byId(opened.page, 'parcel-search').querySelector('input')?.value).toBe('外套')
    expect(opened.page.text()).toContain('SF-FOUND')
    expect(opened.wire.lastCallTo(LIST).body).toMatchObject({ filter: '外套' })
  })

  it('offers unclaimed parcels and a declaration when a number is not found', async () => {
    const opened = await openSearch()
    await search(opened, 'sf 1234567890')
    await until(() => opened.page.text().includes('没有找到包裹'))

    await tap(byId(opened.page, 'declare-searched'))
    await tap(byId(opened.page, 'look-unclaimed'))

    expect(opened.router.moves).toEqual([
      `navigateTo ${PATHS.createParcel}?expressNumber=SF1234567890`,
      `navigateTo ${PATHS.unclaimedParcel}`,
    ])
  })

  it('offers no declaration for words that are no number', async () => {
    const opened = await openSearch()
    await search(opened, '外套')
    await until(() => opened.page.text().includes('没有找到包裹'))

    expect(opened.page.root.querySelector('#declare-searched')).toBeNull()
  })
})

describe('the search history', () => {
  it('is there again on the next visit, newest first, no words twice', async () => {
    const opened = await openSearch({ history: ['Shoes', 'hat'] })
    await until(() => rowsOf(opened).length > 0)
    expect(rowsOf(opened)).toEqual(['Shoes', 'hat'])

    await search(opened, ' SHOES ')
    await search(opened, '外套')

    expect(stored()).toEqual(['外套', 'SHOES', 'hat'])
  })

  it('searches again at a tap', async () => {
    const opened = await openSearch({ history: ['外套'] })
    await until(() => rowsOf(opened).length > 0)

    await tap(opened.page.getByText('外套'))

    expect(opened.wire.lastCallTo(LIST).body).toMatchObject({ filter: '外套' })
    expect(byId(opened.page, 'parcel-search').querySelector('input')?.value).toBe('外套')
  })

  it('loses one word, or all when the customer is sure', async () => {
    const opened = await openSearch({ history: ['a1', 'b2', 'c3'] })
    await until(() => rowsOf(opened).length > 0)
    await tap(opened.page.getByLabelText('删除“b2”'))
    expect(stored()).toEqual(['a1', 'c3'])

    opened.modal.mockResolvedValueOnce({ confirm: false, cancel: true, errMsg: '' })
    await tap(byId(opened.page, 'clear-history'))
    expect(stored()).toEqual(['a1', 'c3'])
    await tap(byId(opened.page, 'clear-history'))

    expect(Taro.getStorageInfoSync().keys).not.toContain(KEY)
    expect(opened.page.text()).toContain('输入关键词查找包裹')
  })

  it('does not trust what is kept', async () => {
    const opened = await openSearch({ history: [1, 2] })

    expect(rowsOf(opened)).toEqual([])
    expect(opened.page.text()).toContain('输入关键词查找包裹')
  })

  it('is not shown to the next customer, nor are words and finds', async () => {
    const found = aParcelDto({ expressNumber: 'SF-ADA' })
    const opened = await openSearch({ history: ['old'], replies: [pageOf([found])], users: ['ada', 'bob'] })
    await search(opened, 'secret')
    await until(() => opened.page.text().includes('SF-ADA'))

    await change(() => opened.stores.session.expire())
    expect(opened.page.text()).not.toContain('SF-ADA')
    await change(() => opened.stores.session.signIn(aToken()))

    await until(() => opened.stores.session.user?.id === 'bob')
    await flush()
    expect(byId(opened.page, 'parcel-search').querySelector('input')?.value).toBe('')
    expect(rowsOf(opened)).toEqual([])
    expect(opened.page.text()).not.toContain('SF-ADA')
  })

  it('is gone from the device after signing out', async () => {
    const opened = await openSearch()
    await search(opened, '外套')
    expect(Taro.getStorageInfoSync().keys).toContain(KEY)

    await change(() => opened.stores.session.signedOut())

    expect(Taro.getStorageInfoSync().keys).not.toContain(KEY)
  })
})
