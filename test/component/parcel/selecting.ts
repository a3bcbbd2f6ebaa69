import { ParcelStatus } from '@/model/enumerations/parcel'
import { PATHS } from '@/navigation/routes'
import ParcelListPage from '@/pages-parcel/ship-for-me/parcel-list/parcel-list'

import { aParcelDto, aStorageDto } from '../../support/app/parcelFactories'
import { tap } from '../../support/app/gestures'
import { byId, openPage, type OpenedPage } from '../../support/app/openPage'
import { rememberSession } from '../../support/app/startApp'
import { until } from '../../support/app/until'
import { page as pageOf, Wire, type Reply } from '../../support/app/Wire'

export const LIST = 'POST /api/u/biz/ship-for-me/parcel/list'

const stored = (lastFreeDay: string) => aStorageDto({ lastFreeDay, freeUntil: `${lastFreeDay}T16:00:00Z` })

export const ready = (id: string, weight: number, lastFreeDay = '2026-12-20') =>
  aParcelDto({
    id,
    expressNumber: `SF-${id}`,
    status: ParcelStatus.Inbound,
    weight,
    storage: stored(lastFreeDay),
  })

export const one = ready('1', 1.2)

export const two = ready('2', 0.55, '2026-12-03')

/** Opens the list and starts selecting; list requests then get `replies`. */
export async function startTicking(...replies: Reply[]): Promise<OpenedPage> {
  rememberSession()
  const wire = new Wire()
    .on('GET /api/f/status-management/status-definition/list', pageOf([]))
    .on(LIST, pageOf([aParcelDto()]), ...replies)
  const opened = await openPage(ParcelListPage, PATHS.parcelList, { wire, below: [PATHS.home] })
  await until(() => byId(opened.page, 'ship-together'))
  await tap(byId(opened.page, 'ship-together'))
  await until(() => opened.page.root.querySelector('.selection-sum'))
  return opened
}

export const isTicked = ({ page }: OpenedPage, id: string) =>
  byId(page, `parcel-${id}`).getAttribute('aria-checked') === 'true'

export const bodiesOf = ({ wire }: OpenedPage) => wire.callsTo(LIST).map(({ body }) => body)
