import { useRouter } from '@tarojs/taro'

import { decodedParams } from './decodedParams'
import type { RouteName, RouteParams } from './routes'

/**
 * This page's URL parameters, typed by its route. Anyone can type a URL, and a stale link may lack even
 * required parameters, so each is optional here.
 */
export function usePageParams<Name extends RouteName>(_name: Name): Partial<RouteParams<Name>> {
  return decodedParams(useRouter().params) as Partial<RouteParams<Name>>
}
