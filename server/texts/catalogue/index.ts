import { commonTexts } from './common.ts'
import { messageTexts } from './message.ts'
import { orderTexts } from './order.ts'
import { parcelTexts } from './parcel.ts'
import { passportTexts } from './passport.ts'
import { uploadTexts } from './upload.ts'

/** Every text that the server says, one file an area. */
export const CATALOGUE = {
  ...commonTexts,
  ...messageTexts,
  ...orderTexts,
  ...parcelTexts,
  ...passportTexts,
  ...uploadTexts,
}

export type TextKey = keyof typeof CATALOGUE
