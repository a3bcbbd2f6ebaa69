import { toAmount } from '@/model/money/money'
import type { CheapestOffer, ConsolidationSaving, WaitingForParcel } from '@/model/order/consolidationSaving'

import type { Dto } from './dto'

export function readSaving(dto: Dto<'ConsolidationSaving'>): ConsolidationSaving {
  const { together, alone, saving, waiting } = dto
  return {
    ...dto,
    together: together && readOffer(together),
    alone: {
      total: alone.total === null ? null : toAmount(alone.total),
      parcels: alone.parcels.map((parcel) => ({ ...parcel, offer: parcel.offer && readOffer(parcel.offer) })),
    },
    saving: saving === null ? null : toAmount(saving),
    waiting: waiting && readWaiting(waiting),
  }
}

function readWaiting(dto: Dto<'WaitingForParcel'>): WaitingForParcel {
  return {
    ...dto,
    together: readOffer(dto.together),
    alone: readOffer(dto.alone),
    change: toAmount(dto.change),
    storageFee: toAmount(dto.storageFee),
  }
}

function readOffer(dto: Dto<'CheapestOffer'>): CheapestOffer {
  return { ...dto, channel: dto.transportationChannel, total: toAmount(dto.total) }
}
