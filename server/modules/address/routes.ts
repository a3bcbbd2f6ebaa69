import { Address, AddressListRequest, AddressPage, AddressRequest } from '../../contracts/address.ts'
import { IdParams, NoContent, refusals } from '../../contracts/common.ts'
import { ref } from '../../contracts/schema.ts'
import { customerOf } from '../../plugins/authentication.ts'

import type { App } from '../../base/http/app.ts'
import type { Idempotency } from '../../routing/idempotency.ts'
import type { AddressService } from './service.ts'

const BASE = '/api/u/user/address'
const tags = ['address']
const one = { 200: ref(Address), ...refusals(401, 403) }

/** Where customers have their boxes sent to. */
export function addressRoutes(app: App, addresses: AddressService, idempotency: Idempotency): void {
  readingRoutes(app, addresses)
  changingRoutes(app, addresses)

  app.post(
    BASE,
    {
      schema: {
        tags,
        operationId: 'createAddress',
        headers: idempotency.headers,
        body: ref(AddressRequest),
        response: { 200: ref(Address), ...refusals(401, 403, 409) },
      },
    },
    (request) =>
      idempotency.once(request, (tx) =>
        addresses.create(tx, customerOf(request), request.body, request.language),
      ),
  )
}

function readingRoutes(app: App, addresses: AddressService): void {
  app.post(
    `${BASE}/list`,
    {
      schema: {
        tags,
        operationId: 'listAddresses',
        body: ref(AddressListRequest),
        response: { 200: ref(AddressPage), ...refusals(401, 403) },
      },
    },
    (request) => addresses.list(customerOf(request), request.body, request.language),
  )

  app.get(
    `${BASE}/:id`,
    { schema: { tags, operationId: 'getAddress', params: IdParams, response: one } },
    (request) => addresses.get(customerOf(request), request.params.id, request.language),
  )
}

function changingRoutes(app: App, addresses: AddressService): void {
  app.put(
    `${BASE}/:id`,
    {
      schema: {
        tags,
        operationId: 'updateAddress',
        summary: 'Replaces an address; what is left out is removed',
        params: IdParams,
        body: ref(AddressRequest),
        response: one,
      },
    },
    (request) => addresses.update(customerOf(request), request.params.id, request.body, request.language),
  )

  app.put(
    `${BASE}/:id/default`,
    { schema: { tags, operationId: 'makeAddressDefault', params: IdParams, response: one } },
    (request) => addresses.makeDefault(customerOf(request), request.params.id, request.language),
  )

  app.delete(
    `${BASE}/:id`,
    {
      schema: {
        tags,
        operationId: 'deleteAddress',
        params: IdParams,
        response: { 204: NoContent, ...refusals(401, 403) },
      },
    },
    async (request, reply) => {
      await addresses.remove(customerOf(request), request.params.id)
      return reply.code(204).send(null)
    },
  )
}
