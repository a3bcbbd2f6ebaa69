import Taro from '@tarojs/taro'

import { leaveLayers } from '@/platform/page/closesOnBack'

import { routeOf, type RouteName } from './routes'

const PAYMENTS: readonly (RouteName | null)[] = ['payOrder', 'payStoreOrder', 'pendingPay']

/**
 * Goes back to the payment that the customer is topping up for.
 *
 * @returns null if this page wasn't opened from a payment, directly or through the top-up page
 */
export function paymentBelow(): (() => Promise<void>) | null {
  const routes = Taro.getCurrentPages().map(({ route }) => routeOf(route ?? ''))
  let delta = 1
  while (routeAt(routes, delta) === 'topUp') delta += 1
  if (!PAYMENTS.includes(routeAt(routes, delta))) return null
  return async () => {
    await leaveLayers()
    await Taro.navigateBack({ delta })
  }
}

/** @param depth 1 is the page below this one */
function routeAt(routes: readonly (RouteName | null)[], depth: number): RouteName | null {
  return routes[routes.length - 1 - depth] ?? null
}
