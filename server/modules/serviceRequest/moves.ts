import { FundAccountLogType, ServiceRequestStatus } from '../../contracts/enumerations.ts'
import { parseMoney } from '../../money/money.ts'
import { ApiProblem } from '../../base/http/problem.ts'
import { SERVICE_REQUEST } from '../../states/serviceRequest.ts'
import { findTransition } from '../../states/transition.ts'
import { localisedText } from '../../texts/text.ts'
import { type Posting, creditCustomer } from '../fund/index.ts'
import { type MessageEvent, notify } from '../message/index.ts'
import { type ParcelRow, noteOnParcel } from '../parcel/index.ts'
import { listRequests, updateRequest, type RequestChanges, type RequestRow } from './repository.ts'

import type { ServiceRequestMove } from '../../contracts/serviceRequest.ts'
import type { Transaction } from '../../db/client.ts'
import type { ChosenService } from '../../db/schema/parcels.ts'
import type { Localised } from '../../texts/localised.ts'
import type { TextParams } from '../../texts/text.ts'

/**
 * Moves a request on.
 *
 * @param request read after its parcel was locked
 * @throws ApiProblem 409 ServiceMoveRefused when its status doesn't allow it
 */
export function moveRequest(
  tx: Transaction,
  request: RequestRow,
  move: Exclude<ServiceRequestMove, 'request'>,
  now: Date,
  changes: RequestChanges = {},
): Promise<RequestRow> {
  const transition = findTransition(SERVICE_REQUEST, move, request.status)
  if (!transition) {
    const status = { key: `serviceRequestStatus.${request.status}` } as const
    throw new ApiProblem(409, 'ServiceMoveRefused', { params: { status } })
  }
  return updateRequest(tx, request.id, { ...changes, status: transition.to, statusTime: now })
}

/** What a service costs, as a movement of the customer's money. */
export function postingOf(
  { userId, id, expressNumber }: ParcelRow,
  service: ChosenService,
): Omit<Posting, 'type' | 'note'> & { note: { params: { code: string; service: Localised } } } {
  return {
    userId,
    currencyCode: service.currencyCode,
    amount: parseMoney(service.price),
    subject: { type: 'PARCEL', id },
    note: { params: { code: expressNumber, service: service.displayName } },
    against: 'house:revenue:service',
  }
}

/** What texts about a request say of its service. */
export function serviceParams({ displayName, price, currencyCode }: ChosenService) {
  return { service: displayName, price, currency: currencyCode }
}

/** Takes back a request that nobody has worked on yet. */
export async function withdrawRequest(
  tx: Transaction,
  parcel: ParcelRow,
  request: RequestRow,
  now: Date,
): Promise<RequestRow> {
  const withdrawn = await moveRequest(tx, request, 'withdraw', now)
  await payBack(tx, parcel, request, now)
  const params = serviceParams(request.service)
  await noteOnParcel(tx, parcel, { event: 'withdrawService', params }, 'CUSTOMER', now)
  return withdrawn
}

/** Says that a request can't be done; the customer gets the money back and hears why. */
export async function refuseRequest(
  tx: Transaction,
  parcel: ParcelRow,
  request: RequestRow,
  reason: Localised,
  now: Date,
): Promise<RequestRow> {
  const refused = await moveRequest(tx, request, 'refuse', now, { reason })
  await payBack(tx, parcel, request, now)
  const params = { ...serviceParams(request.service), reason }
  await noteOnParcel(tx, parcel, { event: 'refuseService', params }, 'WAREHOUSE', now)
  await tellOwner(tx, parcel, 'serviceRefused', params, now)
  return refused
}

/** Ends what nobody did before the parcel was packed, in the packing's own transaction. */
export async function refuseOpenRequests(tx: Transaction, parcel: ParcelRow, now: Date): Promise<void> {
  for (const request of await listRequests(tx, parcel.id)) {
    if (request.status !== ServiceRequestStatus.Requested) continue
    await refuseRequest(tx, parcel, request, localisedText('serviceReason.packed'), now)
  }
}

export function tellOwner(
  tx: Transaction,
  { userId, id, expressNumber }: ParcelRow,
  event: MessageEvent,
  params: TextParams,
  now: Date,
): Promise<void> {
  const subject = { type: 'PARCEL', id } as const
  return notify(tx, { userId, kind: 'PARCEL', event, params: { ...params, expressNumber }, subject }, now)
}

async function payBack(
  tx: Transaction,
  parcel: ParcelRow,
  { service }: RequestRow,
  now: Date,
): Promise<void> {
  const { note, ...posting } = postingOf(parcel, service)
  const refund = { key: 'fundNote.serviceRefund', ...note } as const
  await creditCustomer(tx, { ...posting, type: FundAccountLogType.Refund, note: refund }, now)
}
