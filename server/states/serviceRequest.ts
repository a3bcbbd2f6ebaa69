import { ServiceRequestStatus as S, type ServiceRequestStatus } from '../contracts/enumerations.ts'
import { createMachine } from './machine.ts'

import type { ServiceRequestMove } from '../contracts/serviceRequest.ts'

/** What a status counts as. */
export type ServiceRequestGroup = 'open' | 'ended'

/** Everything that may happen to a service request. Any other step is refused. */
export const SERVICE_REQUEST = createMachine<ServiceRequestStatus, ServiceRequestMove, ServiceRequestGroup>({
  transitions: [
    { move: 'request', from: null, to: S.Requested, actor: 'CUSTOMER' },
    { move: 'finish', from: S.Requested, to: S.Done, actor: 'WAREHOUSE' },
    { move: 'refuse', from: S.Requested, to: S.Refused, actor: 'WAREHOUSE' },
    { move: 'withdraw', from: S.Requested, to: S.Withdrawn, actor: 'CUSTOMER' },
  ],
  groups: {
    [S.Requested]: ['open'],
    [S.Done]: ['ended'],
    [S.Refused]: ['ended'],
    [S.Withdrawn]: ['ended'],
  },
})
