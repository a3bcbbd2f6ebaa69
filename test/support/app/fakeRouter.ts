import Taro from '@tarojs/taro'

/** A page stack that only records URLs; the last one is on screen. */
export interface FakeRouter {
  readonly stack: readonly string[]
  /** Navigation calls in order, such as "navigateTo /pages/…". */
  readonly moves: readonly string[]
}

interface Url {
  readonly url: string
}

/** @param urls the initial stack, bottom first; empty before the first page is open */
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
  jest.spyOn(Taro, 'getCurrentPages').mockImplementation(() => stack.map(pageOf))
  jest
    .spyOn(Taro, 'getCurrentInstance')
    .mockImplementation((() => ({ router: stack.length > 0 ? routerOf(stack.at(-1)!) : null })) as never)
  return { stack, moves }
}

function pageOf(url: string): Taro.Page {
  const { path, params } = routerOf(url)
  return { route: path, $taroParams: params }
}

/** A page as Taro's web build describes it: raw parameters from the URL, plus Taro's own bookkeeping. */
function routerOf(url: string) {
  const { pathname, search } = new URL(url, 'http://app.test')
  const pairs = search
    .slice(1)
    .split('&')
    .filter(Boolean)
    .map((pair) => pair.split('='))
  const params = { ...(Object.fromEntries(pairs) as Record<string, string>), $taroTimestamp: '1', stamp: '2' }
  return { path: `${pathname}?stamp=2`, params }
}
