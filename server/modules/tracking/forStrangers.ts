import { text } from '../../texts/text.ts'
import { isReported, type TrackingEventRow } from './events.ts'

import type { Language } from '../../contracts/enumerations.ts'

type Words = Pick<TrackingEventRow, 'status' | 'location' | 'description'>

/**
 * What strangers may read of an event. Somebody typed what was reported, and may have named a person, a phone
 * number or a street, so strangers read our own words, and only places without a figure.
 */
export function wordsForStrangers(
  event: Words,
  language: Language,
): { location: string | null; description: string } {
  const { status, location, description } = event
  const place = location?.[language] ?? null
  return {
    location: place === null || /\p{N}/u.test(place) ? null : place,
    description: isReported(event) ? text(language, `trackingReport.${status}`) : description[language],
  }
}
