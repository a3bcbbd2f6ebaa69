import { text } from '../../texts/text.ts'

import type { Language } from '../../contracts/enumerations.ts'
import type { GoodsType, ShippingMethodType } from '../../contracts/shippingReference.ts'
import type { GoodsTypeRow, ShippingMethodTypeRow } from './repository.ts'

export function toMethodType(
  { id, displayName, description }: ShippingMethodTypeRow,
  language: Language,
): ShippingMethodType {
  return { id, displayName: displayName[language], description: description[language] }
}

export function toGoodsType(
  { id, category, displayName, description, isShippable }: GoodsTypeRow,
  language: Language,
): GoodsType {
  return {
    id,
    category,
    categoryDisplayName: text(language, `goodsCategory.${category}`),
    displayName: displayName[language],
    description: description[language],
    isShippable,
  }
}
