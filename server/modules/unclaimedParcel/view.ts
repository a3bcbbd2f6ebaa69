import { dateText, type Calendar } from '../../base/time/calendar.ts'
import { text } from '../../texts/text.ts'
import { maskNumber, weightClassOf } from './maskRules.ts'

import type { Language } from '../../contracts/enumerations.ts'
import type { OrphanParcel, UnclaimedParcel, UnclaimedParcelClaim } from '../../contracts/unclaimedParcel.ts'
import type { ClaimRow, UnclaimedRow, UnclaimedWithClaim } from './repository/parcels.ts'

/** An unclaimed parcel as a customer sees it: enough to recognise it, too little to prove it theirs. */
export function toUnclaimedParcel(
  { parcel, claim }: UnclaimedWithClaim,
  userId: string,
  language: Language,
  calendar: Calendar,
): UnclaimedParcel {
  return {
    id: parcel.id,
    ...recognisable(parcel, language, calendar),
    status: parcel.status,
    statusDisplayName: text(language, `unclaimedParcelStatus.${parcel.status}`),
    isClaimedByMe: claim?.userId === userId,
  }
}

/** A customer's claim with the parcel that it is on. */
export function toClaim(
  { parcel, claim }: { parcel: UnclaimedRow; claim: ClaimRow },
  language: Language,
  calendar: Calendar,
): UnclaimedParcelClaim {
  return {
    ...recognisable(parcel, language, calendar),
    id: claim.id,
    unclaimedParcelId: parcel.id,
    status: claim.status,
    statusDisplayName: text(language, `claimStatus.${claim.status}`),
    images: claim.images,
    note: claim.note,
    rejectionReason: claim.rejectionReason,
    parcelId: claim.parcelId,
    creationTime: claim.creationTime.toISOString(),
    decisionTime: claim.decisionTime?.toISOString() ?? null,
  }
}

/** An unclaimed parcel as staff see it. */
export function toOrphan(
  { parcel, claim, idCode }: UnclaimedWithClaim & { readonly idCode: string | null },
  language: Language,
): OrphanParcel {
  return {
    id: parcel.id,
    expressNumber: parcel.expressNumber,
    status: parcel.status,
    statusDisplayName: text(language, `unclaimedParcelStatus.${parcel.status}`),
    images: [...parcel.images],
    arrivalTime: parcel.arrivalTime.toISOString(),
    claim: claim && {
      idCode: idCode ?? '',
      images: claim.images,
      note: claim.note,
      creationTime: claim.creationTime.toISOString(),
    },
  }
}

function recognisable(parcel: UnclaimedRow, language: Language, calendar: Calendar) {
  const weightClass = weightClassOf(parcel.weightGrams)
  return {
    maskedNumber: maskNumber(parcel.expressNumber),
    photo: parcel.images[0]?.url ?? null,
    arrivalDay: dateText(calendar.dayOf(parcel.arrivalTime)),
    weightClass,
    weightClassDisplayName: text(language, `weightClass.${weightClass}`),
  }
}
