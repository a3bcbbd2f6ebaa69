import { PATHS, type RouteName } from '@/navigation/routes'
import sitemap from '@/sitemap.json'

/** What everybody may see, and sees alike; a page that is not named here stays out of WeChat's search. */
const PUBLIC: readonly RouteName[] = [
  'home',
  'store',
  'product',
  'warehouseAddressTips',
  'warehouseAddressTipDetail',
  'customerService',
  'about',
  'contentPage',
]

/** As WeChat's crawler reads it: the first rule that fits decides. */
function isAllowed(page: string): boolean {
  const rule = sitemap.rules.find((candidate) => candidate.page === page || candidate.page === '*')
  return rule?.action === 'allow'
}

describe('the sitemap', () => {
  it('lets in what is public, and nothing else', () => {
    const allowed = Object.entries(PATHS).filter(([, path]) => isAllowed(path.slice(1)))

    expect(allowed.map(([name]) => name).sort()).toEqual([...PUBLIC].sort())
  })

  it('keeps out whatever it does not name', () => {
    expect(isAllowed('pages/that/is/new')).toBe(false)
  })
})
