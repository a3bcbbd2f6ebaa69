import { t } from '@/i18n'
import { formatMeasure } from '@/model/format/formatMeasure'
import type { Channel } from '@/model/shipping/channel'

/** "Up to 30 kg a box · longest side up to 120 cm". */
export function limitsText({ maximumWeight, maximumSide }: Channel['limits']): string {
  const limits = [
    maximumWeight !== null && t('channels.maximumWeight', { weight: formatMeasure(maximumWeight) }),
    maximumSide !== null && t('channels.maximumSide', { side: formatMeasure(maximumSide) }),
  ].filter((limit) => limit !== false)
  return limits.length === 0 ? t('channels.noLimits') : limits.join(' · ')
}
