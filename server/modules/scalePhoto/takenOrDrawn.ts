import { drawScalePhoto } from './scalePhoto.ts'

import type { Measures } from '../../base/measures.ts'
import type { PictureStorage } from '../upload/index.ts'

/**
 * The pictures that staff took of what they weighed, or else one of the scale that is drawn and stored.
 *
 * @param number on the label
 * @param taken URLs
 * @returns URLs: at least one
 */
export async function takenOrDrawn(
  storage: PictureStorage,
  number: string,
  measures: Measures,
  taken: readonly string[] = [],
): Promise<readonly string[]> {
  return taken.length > 0 ? taken : [await storage.save(await drawScalePhoto(number, measures))]
}
