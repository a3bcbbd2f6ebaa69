import { text } from '../../texts/text.ts'
import { isReported, type TrackingEventRow } from './events.ts'

import type { Language } from '../../contracts/enumerations.ts'

type Words = Pick<TrackingEventRow, 'status' | 'location' | 'description'>

/**
 * What strangers may read of an event. Its description was typed by people and may contain a name, a phone number
 * or a street, so strangers get our own text for the status, and the place only if it has no digits.
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
