import { ParcelStatus } from '@/model/enumerations/parcel'
import { PATHS } from '@/navigation/routes'
import ParcelListPage from '@/pages-parcel/ship-for-me/parcel-list/parcel-list'
import { aStatusDefinitionDto } from '../../support/app/factories'
import { openPage } from '../../support/app/openPage'
import { rememberSession } from '../../support/app/startApp'
import { page as pageOf, Wire, type Reply } from '../../support/app/Wire'

export const LIST = 'POST /api/u/biz/ship-for-me/parcel/list'

const STATUSES = 'GET /api/f/status-management/status-definition/list'

const definitions = [
  aStatusDefinitionDto({ id: ParcelStatus.NotArrival, displayName: '未到仓', showCount: 2 }),
  aStatusDefinitionDto({ id: ParcelStatus.Inbound, displayName: '已入库', showCount: 0 }),
]

export function openList({ replies = [pageOf([])] as Reply[], params = {}, isSignedIn = true } = {}) {
  if (isSignedIn) rememberSession()
  const wire = new Wire().on(LIST, ...replies).on(STATUSES, pageOf(definitions))
  return openPage(ParcelListPage, PATHS.parcelList, { wire, params, below: [PATHS.home] })
}
