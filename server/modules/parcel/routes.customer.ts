import {
  cancelParcel,
  declareParcel,
  declareParcels,
  getParcel,
  listParcels,
  listUndeclaredParcels,
  updateParcel,
} from '../../contracts/calls/parcel.ts'

import type { Route } from '../../routing/route.ts'
import type { ParcelService } from './service.customer.ts'

/** A customer's parcels. */
export function parcelRoutes(route: Route, parcels: ParcelService): void {
  route(listParcels, ({ caller, body, language }) => parcels.list(caller, body, language))

  route(listUndeclaredParcels, ({ caller, body, language }) =>
    parcels.list(caller, { ...body, isDeclared: false }, language),
  )

  route(getParcel, ({ caller, params, language }) => parcels.get(caller, params.id, language))

  route(declareParcel, ({ tx, caller, body, language }) => parcels.declare(tx, caller, body, language))

  route(declareParcels, ({ tx, caller, rows, language }) => parcels.declareBatch(tx, caller, rows, language))

  route(updateParcel, ({ caller, params, body, language }) =>
    parcels.update(caller, params.id, body, language),
  )

  route(cancelParcel, ({ tx, caller, params, language }) => parcels.cancel(tx, caller, params.id, language))
}
