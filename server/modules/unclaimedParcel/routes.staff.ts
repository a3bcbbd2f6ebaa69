import { refusals } from '../../contracts/common.ts'
import { ParcelDetail } from '../../contracts/parcel.ts'
import { ref } from '../../contracts/schema.ts'
import {
  ApproveClaimRequest,
  OrphanParcel,
  OrphanParcelListRequest,
  OrphanParcelPage,
  RegisterUnclaimedRequest,
  RejectClaimRequest,
} from '../../contracts/unclaimedParcel.ts'

import type { App } from '../../base/http/app.ts'
import type { UnclaimedParcelDesk } from './service.staff.ts'

const BASE = '/api/admin/warehouse'
const tags = ['warehouse']

/** What staff do with parcels that have no owner. */
export function unclaimedDeskRoutes(app: App, desk: UnclaimedParcelDesk): void {
  const orphan = { 200: ref(OrphanParcel), ...refusals(401, 403, 409) }

  app.post(
    `${BASE}/unclaimed-parcel/list`,
    {
      schema: {
        tags,
        operationId: 'listOrphanParcels',
        summary: 'Parcels without an owner, with the claims under review',
        body: ref(OrphanParcelListRequest),
        response: { 200: ref(OrphanParcelPage), ...refusals(401, 403) },
      },
    },
    (request) => desk.list(request.body, request.language),
  )

  app.post(
    `${BASE}/unclaimed-parcel`,
    {
      schema: {
        tags,
        operationId: 'registerUnclaimedParcel',
        summary: 'Takes in a parcel that has nobody’s code on it',
        body: ref(RegisterUnclaimedRequest),
        response: orphan,
      },
    },
    (request) => desk.register(request.body, request.language),
  )

  app.post(
    `${BASE}/approve-claim`,
    {
      schema: {
        tags,
        operationId: 'approveClaim',
        summary: 'Gives an unclaimed parcel to whoever claimed it',
        body: ref(ApproveClaimRequest),
        response: { 200: ref(ParcelDetail), ...refusals(401, 403, 409) },
      },
    },
    (request) => desk.approve(request.body.expressNumber, request.language),
  )

  app.post(
    `${BASE}/reject-claim`,
    {
      schema: { tags, operationId: 'rejectClaim', body: ref(RejectClaimRequest), response: orphan },
    },
    (request) => desk.reject(request.body.expressNumber, request.body.reason, request.language),
  )
}
