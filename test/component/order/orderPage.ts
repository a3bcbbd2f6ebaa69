import type { Dto } from '@/api/dto'
import { PATHS } from '@/navigation/routes'
import OrderDetailPage from '@/pages-logistics-order/logistics-order/detail/detail'

import { aUserDto } from '../../support/app/factories'
import { openPage, type OpenedPage } from '../../support/app/openPage'
import { anOrderDto } from '../../support/app/orderFactories'
import { aPickupStationDto } from '../../support/app/placeFactories'
import { rememberSession } from '../../support/app/startApp'
import { until } from '../../support/app/until'
import { ok, page as pageOf, Wire, type Reply } from '../../support/app/Wire'

const ORDER = '/api/u/biz/logistics-order/o1'
export const GET = `GET ${ORDER}` as const
export const LOG = `GET ${ORDER}/log` as const
export const CANCEL = `POST ${ORDER}/cancel` as const
export const AUTO_PAY = `PUT ${ORDER}/auto-pay` as const
export const CASES = 'POST /api/u/after-sales/list'
export const CONFIRM = `POST ${ORDER}/confirm-receipt` as const

export const anOrder = (overrides: Partial<Dto<'LogisticsOrderDetail'>> = {}) =>
  ok(anOrderDto({ id: 'o1', ...overrides }))

const submitted = {
  id: 'log-1',
  time: '2026-11-20T01:00:00Z',
  move: 'submit',
  status: 10,
  statusDisplayName: '待处理',
  actor: 'CUSTOMER',
  description: '已提交集运订单，共 2 个包裹',
}

export const orderWire = (...replies: Reply[]) =>
  new Wire()
    .on(GET, ...replies)
    .on(LOG, pageOf([submitted]))
    .on('GET /api/u/user', ok(aUserDto({ id: 'ada', inviteCode: 'FRIEND1' })))
    .on(CASES, pageOf([]))
    .on('POST /api/f/shipping-management/pickup-station/list', pageOf([aPickupStationDto({ id: 's1' })]))

/** Opens the order's page and waits for the order. */
export async function openOrder(...replies: Reply[]): Promise<OpenedPage> {
  rememberSession()
  const wire = orderWire(...replies)
  const opened = await openPage(OrderDetailPage, PATHS.orderDetail, {
    wire,
    params: { id: 'o1' },
    below: [PATHS.home],
  })
  await until(() => opened.page.root.querySelector('#order-status, .state-message'))
  return opened
}
