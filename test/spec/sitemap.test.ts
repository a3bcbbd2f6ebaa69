import { PATHS, type RouteName } from '@/navigation/routes'
import sitemap from '@/sitemap.json'

/** Pages that are public and the same for everyone. All others stay out of WeChat's search. */
const PUBLIC: readonly RouteName[] = [
  'home',
  'store',
  'product',
  'warehouseAddressTips',
  'warehouseAddressTipDetail',
  'deliveryMethods',
  'calculate',
  'announceList',
  'announceDetail',
  'articleList',
  'articleDetail',
  'faqList',
  'customerService',
  'about',
  'contentPage',
]

/** Applies the rules as WeChat's crawler does: the first match wins. */
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
