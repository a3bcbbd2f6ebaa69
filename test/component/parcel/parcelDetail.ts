import type { Dto } from '@/api/dto'
import { PATHS } from '@/navigation/routes'
import ParcelDetailPage from '@/pages-parcel/ship-for-me/parcel-detail/parcel-detail'
import { aReadinessDto, READINESS } from '../../support/app/customsFactories'
import { aParcelDetailDto } from '../../support/app/parcelFactories'
import { openPage } from '../../support/app/openPage'
import { rememberSession } from '../../support/app/startApp'
import { ok, page as pageOf, Wire, type Reply } from '../../support/app/Wire'

const GET = 'GET /api/u/biz/ship-for-me/parcel/7'

const CASES = 'POST /api/u/after-sales/list'
export const SERVICES = 'POST /api/u/biz/ship-for-me/parcel/7/service/list'

export const aParcel = (overrides: Partial<Dto<'ParcelDetail'>> = {}) =>
  ok(aParcelDetailDto({ id: '7', ...overrides }))

interface Options {
  readonly replies?: Reply[]
  readonly services?: Reply[]
  readonly readiness?: Reply
  readonly isSignedIn?: boolean
  readonly below?: string[]
}

export function openDetail({
  replies = [aParcel()],
  services = [ok({ offers: [], requests: [] })],
  readiness = ok(aReadinessDto()),
  isSignedIn = true,
  below = [PATHS.home],
}: Options = {}) {
  if (isSignedIn) rememberSession()
  const wire = new Wire()
    .on(GET, ...replies)
    .on(CASES, pageOf([]))
    .on(SERVICES, ...services)
    .on(READINESS, readiness)
  return openPage(ParcelDetailPage, PATHS.parcelDetail, { wire, params: { id: '7' }, below })
}
