import { parcelIdOf, uploadPicture, type Stage, type Step } from './stage.ts'

const TEA = 'SF1437720154893'
const BLOCKS = '772041880350927'
const TROUSERS = 'YT7591180236645'

/** The customer's note to staff. */
const REMARKS = '说明书请保留'

/** Photos that were taken, longer storage, and a request that is still open. */
export function serviceSteps(): Step[] {
  return [
    { daysAgo: 3, play: (stage) => request(stage, TEA, 'detail-photos', '5.00') },
    {
      daysAgo: 2.9,
      play: async (stage) =>
        stage.services.serviceRequestStaff.finish(
          {
            expressNumber: TEA,
            additionalServiceId: 'detail-photos',
            images: [await uploadPicture(stage, 'oolong-tea')],
          },
          'zh-Hans',
        ),
    },
    { daysAgo: 2.5, play: (stage) => request(stage, TROUSERS, 'longer-storage-15', '8.00') },
    { daysAgo: 1.6, play: (stage) => request(stage, BLOCKS, 'retail-packaging-off', '3.00', REMARKS) },
  ]
}

async function request(
  stage: Stage,
  expressNumber: string,
  additionalServiceId: string,
  expectedPrice: string,
  remarks = '',
): Promise<unknown> {
  const { services, tx, customer } = stage
  const parcelId = await parcelIdOf(stage, expressNumber)
  const wanted = { additionalServiceId, expectedPrice, remarks }
  return services.serviceRequest.request(tx, customer, parcelId, wanted, 'zh-Hans')
}
