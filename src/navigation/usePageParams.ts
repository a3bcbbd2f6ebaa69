import { useRouter } from '@tarojs/taro'

import { decodedParams } from './decodedParams'
import type { RouteName, RouteParams } from './routes'

/**
 * What this page's url says. Typed by the route, but typed in by anyone: a required parameter may
 * still be missing on a stale link, so each is to be read as optional.
 */
export function usePageParams<Name extends RouteName>(_name: Name): Partial<RouteParams<Name>> {
  return decodedParams(useRouter().params) as Partial<RouteParams<Name>>
}
