import { EmptyRequest, IdParams, refusals } from '../../contracts/common.ts'
import { DeclareParcelsAnswer, ParcelDetail, ParcelPage } from '../../contracts/parcel.ts'
import {
  DeclareParcelRequest,
  DeclareParcelsRequest,
  ParcelListRequest,
  UndeclaredParcelListRequest,
  UpdateParcelRequest,
} from '../../contracts/parcelRequests.ts'
import { ref } from '../../contracts/schema.ts'
import { customerOf } from '../../plugins/authentication.ts'
import { batchRows } from './batchRows.ts'

import type { App } from '../../base/http/app.ts'
import type { Idempotency } from '../../routing/idempotency.ts'
import type { ParcelService } from './service.customer.ts'

const BASE = '/api/u/biz/ship-for-me/parcel'
const tags = ['parcel']

/** A customer's parcels. */
export function parcelRoutes(app: App, parcels: ParcelService, idempotency: Idempotency): void {
  readingRoutes(app, parcels)
  declaringRoutes(app, parcels, idempotency)
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

function declaringRoutes(app: App, parcels: ParcelService, idempotency: Idempotency): void {
  app.post(
    BASE,
    {
      schema: {
        tags,
        operationId: 'declareParcel',
        summary: 'Announces a parcel, or declares one that arrived unannounced',
        headers: idempotency.headers,
        body: ref(DeclareParcelRequest),
        response: { 200: ref(ParcelDetail), ...refusals(401, 403, 409) },
      },
    },
    (request) =>
      idempotency.once(request, (tx) =>
        parcels.declare(tx, customerOf(request), request.body, request.language),
      ),
  )

  app.post(
    `${BASE}/batch`,
    {
      // A row of the wrong form is refused by itself, not with the whole batch.
      attachValidation: true,
      schema: {
        tags,
        operationId: 'declareParcels',
        summary: 'Announces up to 50 parcels; rows that are refused come back with their reasons',
        headers: idempotency.headers,
        body: ref(DeclareParcelsRequest),
        response: { 200: ref(DeclareParcelsAnswer), ...refusals(401, 403, 409) },
      },
    },
    (request) => {
      const rows = batchRows(request.body.items, request.validationError)
      return idempotency.once(request, (tx) =>
        parcels.declareBatch(tx, customerOf(request), rows, request.language),
      )
    },
  )
}

function changingRoutes(app: App, parcels: ParcelService, idempotency: Idempotency): void {
  const changed = { 200: ref(ParcelDetail), ...refusals(401, 403, 409) }

  app.put(
    `${BASE}/:id`,
    {
      schema: {
        tags,
        operationId: 'updateParcel',
        summary: 'Declares a parcel anew, until it is submitted to an order',
        params: IdParams,
        body: ref(UpdateParcelRequest),
        response: changed,
      },
    },
    (request) => parcels.update(customerOf(request), request.params.id, request.body, request.language),
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
