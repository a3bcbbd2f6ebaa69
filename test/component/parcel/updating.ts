import { PATHS } from '@/navigation/routes'
import ParcelUpdatePage from '@/pages-parcel/ship-for-me/parcel-update/parcel-update'
import { aParcelDetailDto } from '../../support/app/parcelFactories'
import { openPage, type OpenedPage } from '../../support/app/openPage'
import { rememberSession } from '../../support/app/startApp'
import { until } from '../../support/app/until'
import { ok, type Wire } from '../../support/app/Wire'

import { declaringWire, photoService, USER } from './declaring'

export const GET = 'GET /api/u/biz/ship-for-me/parcel/p1'

export const PUT = 'PUT /api/u/biz/ship-for-me/parcel/p1'

export const parcel = aParcelDetailDto({
  id: 'p1',
  expressNumber: 'SF1234567890123',
  declaredName: '连衣裙',
  declaredNameId: 'dress',
  declaredValue: '128.00',
  itemQuantity: 2,
  tags: ['礼物'],
  additionalServices: [photoService],
  images: ['/files/1.jpg?expires=1&signature=a'],
  remarks: '易碎',
  version: 3,
})

export const updatingWire = (dto = parcel): Wire =>
  declaringWire()
    .on(GET, ok(dto))
    .on(PUT, ok({ ...dto, version: 4 }))

export async function openChanging(wire = updatingWire(), field?: string): Promise<OpenedPage> {
  rememberSession()
  const opened = await openPage(ParcelUpdatePage, PATHS.parcelUpdate, {
    wire,
    params: { id: 'p1', ...(field !== undefined && { field }) },
    below: [`${PATHS.parcelDetail}?id=p1`],
  })
  await until(() => wire.callsTo(USER).length && !opened.page.root.querySelector('.detail-skeleton'))
  return opened
}
