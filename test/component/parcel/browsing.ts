import { PATHS } from '@/navigation/routes'
import ParcelListPage from '@/pages-parcel/ship-for-me/parcel-list/parcel-list'
import { aParcelDto } from '../../support/app/parcelFactories'
import { openPage, type OpenedPage } from '../../support/app/openPage'
import { rememberSession } from '../../support/app/startApp'
import { Wire, type Reply } from '../../support/app/Wire'

export const LIST = 'POST /api/u/biz/ship-for-me/parcel/list'

export async function openList(...replies: Reply[]): Promise<OpenedPage> {
  rememberSession()
  const wire = new Wire().on(LIST, ...replies)
  return openPage(ParcelListPage, PATHS.parcelList, { wire, below: [PATHS.home] })
}

export const rowsIn = ({ page }: OpenedPage) => Array.from(page.root.querySelectorAll('.row-card'))

export const parcels = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) =>
    aParcelDto({ id: `${from + index}`, expressNumber: `SF-${from + index}` }),
  )
