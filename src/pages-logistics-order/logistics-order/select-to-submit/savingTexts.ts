import { t } from '@/i18n'
import { moneyText } from '@/model/money/money'
import type { CheapestOffer, NamedParcel } from '@/model/order/consolidationSaving'

/** A price, or that there is none because no channel takes the goods. */
export function priceText(total: string | null, currencyCode: string): string {
  return total === null ? t('select.saving.no') : moneyText(total, currencyCode)
}

/** How a parcel travels alone, and for how much. */
export function offerText(offer: CheapestOffer | null, currencyCode: string): string {
  return offer
    ? `${offer.channel.displayName} · ${moneyText(offer.total, currencyCode)}`
    : t('select.saving.no')
}

/** By how much two prices differ, where words say which one is lower. */
export function differenceText(amount: string, currencyCode: string): string {
  return moneyText(amount.replace('-', ''), currencyCode)
}

export function nameOf({ declaredName, expressNumber }: NamedParcel): string {
  return declaredName ?? expressNumber
}
