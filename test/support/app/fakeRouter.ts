import Taro from '@tarojs/taro'

/** A page stack that only remembers urls; the last one is on screen. */
export interface FakeRouter {
  readonly stack: readonly string[]
  /** What the app did, in order: "navigateTo /pages/…". */
  readonly moves: readonly string[]
}

interface Url {
  readonly url: string
}

/** @param urls the stack to begin with, bottom first; none before the first page is there */
export function fakeRouter(...urls: string[]): FakeRouter {
  const stack = [...urls]
  const moves: string[] = []
  const on = (method: 'navigateTo' | 'redirectTo' | 'switchTab' | 'reLaunch', move: (url: string) => void) =>
    jest.spyOn(Taro, method).mockImplementation(({ url }: Url) => {
      moves.push(`${method} ${url}`)
      move(url)
      return Promise.resolve({ errMsg: `${method}:ok` })
    })

  on('navigateTo', (url) => stack.push(url))
  on('redirectTo', (url) => stack.splice(-1, 1, url))
  on('switchTab', (url) => stack.splice(0, stack.length, url))
  on('reLaunch', (url) => stack.splice(0, stack.length, url))
  jest.spyOn(Taro, 'navigateBack').mockImplementation(() => {
    moves.push('navigateBack')
    stack.pop()
    return Promise.resolve({ errMsg: 'navigateBack:ok' })
  })
  jest.spyOn(Taro, 'getCurrentPages').mockImplementation(() => stack.map((url) => ({ route: url })))
  jest
    .spyOn(Taro, 'getCurrentInstance')
    .mockImplementation((() => ({ router: routerOf(stack.at(-1)) })) as never)
  return { stack, moves }
}

/** As Taro's web build describes a page: its parameters as they stand in the url, its own bookkeeping among them. */
function routerOf(url: string | undefined) {
  if (url === undefined) return null
  const { pathname, search } = new URL(url, 'http://app.test')
  const pairs = search
    .slice(1)
    .split('&')
    .filter(Boolean)
    .map((pair) => pair.split('='))
  const params = { ...(Object.fromEntries(pairs) as Record<string, string>), $taroTimestamp: '1', stamp: '2' }
  return { path: `${pathname}?stamp=2`, params }
}
