import { accepted } from './apiClient.ts'
import { operatorOf } from './funds.ts'
import { pngPicture, uploadPicture } from './pictures.ts'

import type { ServiceJob } from '../../../server/contracts/serviceRequest.ts'
import type { ReachableServer } from './startTestServer.ts'

type Labelled = Readonly<{ expressNumber: string }>

/** What staff do with the requests for a stored parcel, through the real admin API. */
export function serviceStaff(server: ReachableServer, { expressNumber }: Labelled) {
  const operator = operatorOf(server)
  const call = async (move: string, body: object): Promise<ServiceJob> =>
    accepted(
      await operator.post<ServiceJob>(`/api/admin/warehouse/service/${move}`, { expressNumber, ...body }),
    )
  return {
    photograph: async () =>
      call('finish', {
        additionalServiceId: 'detail-photos',
        images: [await uploadPicture(operator, await pngPicture())],
      }),
    refuse: (additionalServiceId: string, reason: string) => call('refuse', { additionalServiceId, reason }),
  }
}
