import { readSaving } from '@/api/consolidationSaving'
import { arrivalApart } from '@/model/order/consolidationSaving'

import { anOfferDto, aSavingDto } from '../../../support/app/orderFactories'

const alone = (...arrivals: readonly (readonly [string, string] | null)[]) =>
  readSaving(
    aSavingDto({
      alone: {
        total: null,
        parcels: arrivals.map((arrival, index) => ({
          parcelId: `p${index}`,
          expressNumber: `SF-${index}`,
          declaredName: null,
          offer: arrival && {
            ...anOfferDto('42.00'),
            arrival: { earliest: arrival[0], latest: arrival[1] },
          },
        })),
      },
    }),
  )

describe('parcels that are shipped each alone', () => {
  it('arrive from the earliest day of one to the latest of another', () => {
    const parcels = alone(['2026-11-28', '2026-11-29'], null, ['2026-11-26', '2026-12-01'])
    expect(arrivalApart(parcels)).toEqual({ earliest: '2026-11-26', latest: '2026-12-01' })
  })

  it('arrive on no day if none can go', () => {
    expect(arrivalApart(alone(null))).toBeNull()
  })
})
