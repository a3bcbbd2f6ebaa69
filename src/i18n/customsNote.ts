import { worstTitles, type CustomsReadiness } from '@/model/customs/readiness'

import { t } from './'
import './packages/customs'

/** What the shipment lacks, in a line; undefined if that's nothing, or isn't known. */
export function customsNote(readiness: CustomsReadiness | null): string | undefined {
  const { worst } = readiness ?? {}
  if (!readiness || (worst !== 'BLOCKING' && worst !== 'MISSING')) return undefined
  return t(`customs.note.${worst}`, { points: worstTitles(readiness).join(' · ') })
}
