import { ServiceRequestStatus as S, type ServiceRequestStatus } from '../contracts/enumerations.ts'

import type { ServiceRequestMove } from '../contracts/serviceRequest.ts'
import type { Transition } from './transition.ts'

/** Everything that may happen to a service request. */
export const SERVICE_REQUEST_TRANSITIONS: readonly Transition<ServiceRequestStatus, ServiceRequestMove>[] = [
  { move: 'request', from: null, to: S.Requested, actor: 'CUSTOMER' },
  { move: 'finish', from: S.Requested, to: S.Done, actor: 'WAREHOUSE' },
  { move: 'refuse', from: S.Requested, to: S.Refused, actor: 'WAREHOUSE' },
  { move: 'withdraw', from: S.Requested, to: S.Withdrawn, actor: 'CUSTOMER' },
]
