import {
  cancelTopup,
  getTopup,
  listTopupCurrencies,
  listTopupMethods,
  listTopups,
  submitTopup,
  submitTopupProof,
} from '../../contracts/calls/topup.ts'

import type { Route } from '../../routing/route.ts'
import type { TopupService } from './service.customer.ts'

/** Paying money in. */
export function topupRoutes(route: Route, topups: TopupService): void {
  route(listTopupCurrencies, ({ body, language }) => topups.listCurrencies(body, language))

  route(listTopupMethods, ({ body, language }) => topups.listMethods(body, language))

  route(listTopups, ({ caller, body, language }) => topups.list(caller, body, language))

  route(getTopup, ({ caller, params, language }) => topups.get(caller, params.id, language))

  route(submitTopup, ({ tx, caller, body, language }) => topups.request(tx, caller, body, language))

  route(submitTopupProof, ({ tx, caller, params, body, language }) =>
    topups.submitProof(tx, caller, params.id, body, language),
  )

  route(cancelTopup, ({ tx, caller, params, language }) => topups.cancel(tx, caller, params.id, language))
}
