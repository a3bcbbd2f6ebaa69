import { ApiProblem } from '../../base/http/problem.ts'
import { FundAccountLogType, type ServiceRequestStatus } from '../../contracts/enumerations.ts'
import { parseMoney } from '../../money/money.ts'
import { createLifecycle } from '../../states/lifecycle.ts'
import { SERVICE_REQUEST } from '../../states/serviceRequest.ts'
import { localisedText } from '../../texts/text.ts'
import { chargeCustomer, creditCustomer } from '../fund/index.ts'
import { notify, type MessageEvent } from '../message/index.ts'
import { noteOnParcel, type ParcelNote, type ParcelRow } from '../parcel/index.ts'
import {
  insertRequest,
  listRequests,
  updateRequest,
  type RequestChanges,
  type RequestRow,
} from './repository.ts'

import type { ServiceRequestMove } from '../../contracts/serviceRequest.ts'
import type { Transaction } from '../../db/client.ts'
import type { ChosenService } from '../../db/schema/parcels.ts'
import type { Localised } from '../../texts/localised.ts'

/** The parcel that a step is about, and what its history says of it; null: nothing, and its owner isn't told. */
interface About {
  readonly parcel: ParcelRow
  readonly note: ParcelNote | null
}

const lifecycle = createLifecycle<
  Transaction,
  RequestRow,
  ServiceRequestStatus,
  ServiceRequestMove,
  RequestChanges,
  About
>({
  machine: SERVICE_REQUEST,
  statusOf: ({ status }) => status,
  timeOf: ({ statusTime }) => statusTime,
  refusal: ({ status }) =>
    new ApiProblem(409, 'ServiceMoveRefused', {
      params: { status: { key: `serviceRequestStatus.${status}` } },
    }),
  save: (tx, { id }, changes, { to: status, time: statusTime }) =>
    updateRequest(tx, id, { ...changes, status, statusTime }),
  record: async (tx, request, { move, actor, time }, { parcel, note }) => {
    await moveMoney(tx, parcel, request, move, time)
    if (note === null) return
    await noteOnParcel(tx, parcel, note, actor, time)
    await tellCustomer(tx, parcel, request, move, time)
  },
})

/**
 * Puts a paid request on the staff's list.
 *
 * @param parcel locked by the caller
 * @throws ApiProblem 402 InsufficientBalance
 */
export function beginRequest(
  tx: Transaction,
  parcel: ParcelRow,
  request: Omit<RequestRow, 'status' | 'statusTime'>,
  note: ParcelNote,
  now: Date,
): Promise<RequestRow> {
  const insert = async ({ to: status, time: statusTime }: { to: ServiceRequestStatus; time: Date }) => {
    const row = { ...request, status, statusTime }
    await insertRequest(tx, row)
    return row
  }
  return lifecycle.begin(tx, 'request', now, insert, { parcel, note })
}

/**
 * Finishes a request.
 *
 * @param about the parcel; lock it before reading the request
 * @throws ApiProblem 409 ServiceMoveRefused once the request has ended
 */
export function finishRequest(
  tx: Transaction,
  request: RequestRow,
  about: About,
  changes: Pick<RequestChanges, 'images'>,
  now: Date,
): Promise<RequestRow> {
  return lifecycle.move(tx, request, 'finish', now, about, changes)
}

/**
 * Takes back a request that staff haven't finished; the customer gets the money back.
 *
 * @param parcel locked before the request was read
 * @throws ApiProblem 409 ServiceMoveRefused once the request has ended
 */
export function withdrawRequest(
  tx: Transaction,
  parcel: ParcelRow,
  request: RequestRow,
  now: Date,
): Promise<RequestRow> {
  const note = { event: 'withdrawService', params: serviceParams(request.service) } as const
  return lifecycle.move(tx, request, 'withdraw', now, { parcel, note })
}

/**
 * Ends a request that can't be done; the customer gets the money back and reads why.
 *
 * @param parcel locked before the request was read
 * @throws ApiProblem 409 ServiceMoveRefused once the request has ended
 */
export function refuseRequest(
  tx: Transaction,
  parcel: ParcelRow,
  request: RequestRow,
  reason: Localised,
  now: Date,
): Promise<RequestRow> {
  const note = { event: 'refuseService', params: { ...serviceParams(request.service), reason } } as const
  return lifecycle.move(tx, request, 'refuse', now, { parcel, note }, { reason })
}

/** Refuses the requests of a parcel that is being packed, in the packing's own transaction. */
export async function refuseOpenRequests(tx: Transaction, parcel: ParcelRow, now: Date): Promise<void> {
  for (const request of await listRequests(tx, parcel.id)) {
    if (!SERVICE_REQUEST.is(request.status, 'open')) continue
    await refuseRequest(tx, parcel, request, localisedText('serviceReason.packed'), now)
  }
}

/** What texts about a request say of its service. */
export function serviceParams({ displayName, price, currencyCode }: ChosenService) {
  return { service: displayName, price, currency: currencyCode }
}

/** A request is paid when it is made, and refunded when it ends undone. */
async function moveMoney(
  tx: Transaction,
  { userId, id, expressNumber }: ParcelRow,
  { service }: RequestRow,
  move: ServiceRequestMove,
  now: Date,
): Promise<void> {
  if (move === 'finish') return
  const params = { code: expressNumber, service: service.displayName }
  const posting = {
    userId,
    currencyCode: service.currencyCode,
    amount: parseMoney(service.price),
    subject: { type: 'PARCEL', id },
    against: 'house:revenue:service',
  } as const
  if (move === 'request') {
    const note = { key: 'fundNote.service', params } as const
    await chargeCustomer(tx, { ...posting, type: FundAccountLogType.Parcel, note }, now)
  } else {
    const note = { key: 'fundNote.serviceRefund', params } as const
    await creditCustomer(tx, { ...posting, type: FundAccountLogType.Refund, note }, now)
  }
}

/** What staff do to a request, which its owner is told. */
const MESSAGES: Readonly<Partial<Record<ServiceRequestMove, MessageEvent>>> = {
  finish: 'serviceDone',
  refuse: 'serviceRefused',
}

async function tellCustomer(
  tx: Transaction,
  { userId, id, expressNumber }: ParcelRow,
  { service, reason }: RequestRow,
  move: ServiceRequestMove,
  now: Date,
): Promise<void> {
  const event = MESSAGES[move]
  if (event === undefined) return
  const params = { ...serviceParams(service), ...(reason && { reason }), expressNumber }
  const subject = { type: 'PARCEL', id } as const
  await notify(tx, { userId, kind: 'PARCEL', event, params, subject }, now)
}
