import {
  createAddress,
  deleteAddress,
  getAddress,
  listAddresses,
  makeAddressDefault,
  updateAddress,
} from '../../contracts/calls/address.ts'

import type { Route } from '../../routing/route.ts'
import type { AddressService } from './service.ts'

/** Where customers have shipments sent. */
export function addressRoutes(route: Route, addresses: AddressService): void {
  route(listAddresses, ({ caller, body, language }) => addresses.list(caller, body, language))

  route(getAddress, ({ caller, params, language }) => addresses.get(caller, params.id, language))

  route(createAddress, ({ tx, caller, body, language }) => addresses.create(tx, caller, body, language))

  route(updateAddress, ({ caller, params, body, language }) =>
    addresses.update(caller, params.id, body, language),
  )

  route(makeAddressDefault, ({ caller, params, language }) =>
    addresses.makeDefault(caller, params.id, language),
  )

  route(deleteAddress, ({ caller, params }) => addresses.remove(caller, params.id))
}
