import { EmptyRequest, IdParams, refusals } from '../../contracts/common.ts'
import { ParcelDetail, ParcelPage } from '../../contracts/parcel.ts'
import {
  DeclareParcelRequest,
  ParcelListRequest,
  UndeclaredParcelListRequest,
} from '../../contracts/parcelRequests.ts'
import { ref } from '../../contracts/schema.ts'
import { customerOf } from '../../plugins/authentication.ts'

import type { App } from '../../http.ts'
import type { Idempotency } from '../../plugins/idempotency.ts'
import type { ParcelService } from './service.ts'

const BASE = '/api/u/biz/ship-for-me/parcel'
const tags = ['parcel']

/** A customer's parcels. */
export function parcelRoutes(app: App, parcels: ParcelService, idempotency: Idempotency): void {
  readingRoutes(app, parcels)
  changingRoutes(app, parcels, idempotency)
}

function readingRoutes(app: App, parcels: ParcelService): void {
  const pageAnswer = { 200: ref(ParcelPage), ...refusals(401, 403) }

  app.post(
    `${BASE}/list`,
    { schema: { tags, operationId: 'listParcels', body: ref(ParcelListRequest), response: pageAnswer } },
    (request) => parcels.list(customerOf(request), request.body, request.language),
  )

  app.post(
    `${BASE}/undeclared-list`,
    {
      schema: {
        tags,
        operationId: 'listUndeclaredParcels',
        summary: 'Parcels that arrived under the customer’s code without having been declared',
        body: ref(UndeclaredParcelListRequest),
        response: pageAnswer,
      },
    },
    (request) => parcels.list(customerOf(request), { ...request.body, isDeclared: false }, request.language),
  )

  app.get(
    `${BASE}/:id`,
    {
      schema: {
        tags,
        operationId: 'getParcel',
        params: IdParams,
        response: { 200: ref(ParcelDetail), ...refusals(401, 403) },
      },
    },
    (request) => parcels.get(customerOf(request), request.params.id, request.language),
  )
}

function changingRoutes(app: App, parcels: ParcelService, idempotency: Idempotency): void {
  const changed = { 200: ref(ParcelDetail), ...refusals(401, 403, 409) }

  app.post(
    BASE,
    {
      schema: {
        tags,
        operationId: 'declareParcel',
        summary: 'Announces a parcel, or declares one that arrived unannounced',
        headers: idempotency.headers,
        body: ref(DeclareParcelRequest),
        response: changed,
      },
    },
    (request) =>
      idempotency.once(request, (tx) =>
        parcels.declare(tx, customerOf(request), request.body, request.language),
      ),
  )

  app.post(
    `${BASE}/:id/cancel`,
    {
      schema: {
        tags,
        operationId: 'cancelParcel',
        params: IdParams,
        headers: idempotency.headers,
        body: EmptyRequest,
        response: changed,
      },
    },
    (request) =>
      idempotency.once(request, (tx) =>
        parcels.cancel(tx, customerOf(request), request.params.id, request.language),
      ),
  )
}
