/** Pages that can be shared, because everybody sees the same on them. */
export const SHAREABLE_PAGES: readonly string[] = [
  '/pages/tab-bar/home/home',
  '/pages/tab-bar/store/store',
  '/pages-store/store/product/product',
  '/pages/announce/list/list',
  '/pages/announce/detail/detail',
  '/pages/article/list/list',
  '/pages/article/detail/detail',
  '/pages/faq/list/list',
  '/pages-warehouse-address/warehouse-address/warehouse-address',
  '/pages-warehouse-address/warehouse-address-tips/warehouse-address-tips',
  '/pages-warehouse-address/warehouse-address-tip-detail/warehouse-address-tip-detail',
  '/pages/transportation-channels/calculate/calculate',
  '/pages/transportation-channels/list/list',
  '/pages-trace/tracking/tracking',
  '/pages/users/my-coupon/coupon-list/coupon-list',
  '/pages-settings/content-page/content-page',
  '/pages-settings/app-download/app-download',
  '/pages/passport/register/register',
]

/** `name=value` pairs, encoded. */
const QUERY = /^(?:[\w-]+=[\w.~!*'()%-]*(?:&[\w-]+=[\w.~!*'()%-]*)*)?$/

/** Dropped: a link carries the code of the customer who shares it, not of whoever shared it with them. */
const REFERRAL = /^referralCode=/

/** A page's path, as short links keep it; null if it can't be shared. */
export function shareablePath(path: string): string | null {
  const [page = '', query = '', ...rest] = path.split('?')
  if (rest.length > 0 || !SHAREABLE_PAGES.includes(page) || !QUERY.test(query)) return null
  const params = query.split('&').filter((pair) => pair !== '' && !REFERRAL.test(pair))
  return params.length > 0 ? `${page}?${params.join('&')}` : page
}

export function withReferralCode(path: string, code: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}referralCode=${encodeURIComponent(code)}`
}
