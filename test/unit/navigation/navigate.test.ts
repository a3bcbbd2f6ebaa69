import Taro from '@tarojs/taro'

import { closePage, currentUrl, relaunchAt, openPage, replacePage } from '@/navigation/navigate'
import { onPageFailure } from '@/navigation/pageFailures'
import { PATHS } from '@/navigation/routes'

import { fakeRouter } from '../../support/app/fakeRouter'

const HOME = PATHS.home
const LIST = PATHS.parcelList

describe('openPage', () => {
  it('puts a page on top', async () => {
    const { moves } = fakeRouter(HOME)

    await openPage('parcelDetail', { id: 'a/b' })

    expect(moves).toEqual([`navigateTo ${PATHS.parcelDetail}?id=a%2Fb`])
  })

  it('switches to a tab', async () => {
    const { moves } = fakeRouter(HOME)

    await openPage('mine')

    expect(moves).toEqual([`switchTab ${PATHS.mine}`])
  })

  it('puts 10 pages on top of each other, and replaces the top for the next', async () => {
    const { moves, stack } = fakeRouter(HOME, ...Array.from({ length: 8 }, () => LIST))

    await openPage('createParcel')
    await openPage('language')

    expect(moves).toEqual([`navigateTo ${PATHS.createParcel}`, `redirectTo ${PATHS.language}`])
    expect(stack).toHaveLength(10)
  })
})

describe('a page that WeChat cannot load', () => {
  const failure = { errMsg: 'navigateTo:fail timeout' }

  it.each([
    ['opened on top', 'navigateTo', () => openPage('parcelList'), LIST],
    ['opened in place', 'redirectTo', () => replacePage('parcelList'), LIST],
    ['opened as the first', 'reLaunch', () => relaunchAt(LIST), LIST],
    ['a tab', 'switchTab', () => openPage('mine'), PATHS.mine],
  ] as const)('is told, and opens when it is tried again: %s', async (_case, method, open, url) => {
    const { moves } = fakeRouter(HOME, LIST)
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
    jest.spyOn(Taro, method).mockRejectedValueOnce(failure)
    const told: [retry: () => unknown, canStay: boolean][] = []
    onPageFailure((...failed) => void told.push(failed))

    await open()

    expect(moves).toEqual([])
    expect(told).toEqual([[expect.any(Function), true]])
    await told[0]?.[0]()
    expect(moves).toEqual([`${method} ${url}`])
    expect(told).toHaveLength(1)
  })
})

describe('replacePage', () => {
  it('takes the place of the page on screen', async () => {
    const { moves, stack } = fakeRouter(HOME, PATHS.login)

    await replacePage('register', { redirect: LIST })

    expect(moves).toEqual([`redirectTo ${PATHS.register}?redirect=${encodeURIComponent(LIST)}`])
    expect(stack).toHaveLength(2)
  })

  it('cannot replace by a tab, and switches to it', async () => {
    const { moves } = fakeRouter(LIST)

    await replacePage('home')

    expect(moves).toEqual([`switchTab ${HOME}`])
  })
})

describe('closePage', () => {
  it('goes back', async () => {
    const { moves } = fakeRouter(HOME, LIST)

    await closePage()

    expect(moves).toEqual(['navigateBack'])
  })

  it('of the first page of a stack leads home', async () => {
    const { moves } = fakeRouter(LIST)

    await closePage()

    expect(moves).toEqual([`switchTab ${HOME}`])
  })

  it('of the first page of a stack leads where it is told', async () => {
    const { moves } = fakeRouter(PATHS.parcelDetail)

    await closePage('parcelList')

    expect(moves).toEqual([`reLaunch ${LIST}`])
  })
})

describe('relaunchAt', () => {
  it.each([
    ['a page', `${LIST}?status=50`, `reLaunch ${LIST}?status=50`],
    ['a tab, without parameters that no tab can have', `${PATHS.mine}?a=1`, `switchTab ${PATHS.mine}`],
    ['/', '/', `switchTab ${HOME}`],
    ['a page that is not ours', 'https://evil.test/', `switchTab ${HOME}`],
    ['nonsense', '???', `switchTab ${HOME}`],
  ])('%s', async (_case, url, move) => {
    const { moves } = fakeRouter()

    await relaunchAt(url)

    expect(moves).toEqual([move])
  })
})

describe('currentUrl', () => {
  it('has the page and its own parameters, without those of Taro', () => {
    fakeRouter(HOME, `${PATHS.parcelDetail}?id=a%2Fb`)

    expect(currentUrl()).toBe(`${PATHS.parcelDetail}?id=a%2Fb`)
  })

  it('is home before any page is there', () => {
    fakeRouter()

    expect(currentUrl()).toBe(HOME)
  })
})
