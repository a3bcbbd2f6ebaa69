import original from 'query-string'
import OriginalRouter from 'universal-router'

// The replacements are untyped, so they're cast to the types of the originals.
const { default: queryString } = jest.requireActual<{ default: typeof original }>(
  '../../../config/queryString.js',
)
const { default: Router } = jest.requireActual<{ default: typeof OriginalRouter }>(
  '../../../config/router.js',
)

describe('reading a query', () => {
  const queries = [
    ...['', 'id=1', 'a=1&b=2', '?a=1', '#a=1', '&a=1&', 'a', 'a=', '=a', 'a=b=c', 'a=1&a=2&a=3', 'a&a=1'],
    ...['a=%E5%8C%85', 'a=1+2', 'a+b=1', 'a=%', '%E5=%E5', 'a=%2526', ' a=1 '],
  ]

  for (const decode of [true, false])
    it.each(queries)(`%j, decoded: ${decode}`, (query) => {
      expect(queryString.parse(query, { decode })).toEqual(original.parse(query, { decode }))
    })
})

describe('finding a route', () => {
  const routes = ['/pages/home', '/pages/Mine'].map((path) => ({
    path: path === '/pages/home' ? ['/', path] : path,
    action: ({ pathname }: { pathname: string }) => [path, pathname],
  }))
  const find = (Made: typeof OriginalRouter, path: string) =>
    new Made(routes, { baseUrl: '' }).resolve(path).catch(({ status }: { status: number }) => status)

  it.each([
    '/',
    '/pages/home',
    '/pages/home/',
    '/pages/mine',
    '/PAGES/HOME',
    '/pages',
    '/pages/home/more',
    'x',
  ])('%j', async (path) => expect(await find(Router, path)).toEqual(await find(OriginalRouter, path)))
})
