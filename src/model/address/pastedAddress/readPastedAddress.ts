import type { Country } from './Country'
import { findCountry } from './findCountry'
import { isUnsupportedDestination } from './unsupportedDestination'
import { takeName } from './name'
import { takePhone } from './phone'
import { isChinese, type Piece } from './Piece'
import { piecesOf, withoutNoisyPieces } from './pieces'
import type { Place } from './places/places'
import { plainText } from './plainText'
import { takePostCode } from './postCode'
import { takeRegion } from './region'

/** Fields read from a pasted text; empty strings for those not found. */
export interface PastedAddress {
  readonly recipient: string
  readonly mobile: string
  readonly postCode: string
  readonly detailsAddress: string
  readonly country: Country | null
  /** With all of their names; a city in no list has only the name in the text. */
  readonly state: Place | null
  readonly city: Place | null
  /** Whether we don't ship to the address; if so, only recipient and mobile are filled. */
  readonly isUnsupportedDestination: boolean
}

/**
 * Reads an address that a customer copied from a chat, a shop or a letter.
 *
 * @param chosen the form's country; used if the text doesn't name one
 */
export function readPastedAddress(text: string, chosen: Country | null = null): PastedAddress {
  const plain = plainText(text)
  const pieces = piecesOf(plain)
  const { country, score } = findCountry(plain, pieces, chosen)
  const isFar = isUnsupportedDestination(plain, score)
  const { mobile, pieces: left } = takePhone(pieces, isFar ? null : country)
  const unphoned = withoutNoisyPieces(left)
  if (isFar)
    return { ...NOTHING, mobile, recipient: takeName(unphoned).recipient, isUnsupportedDestination: true }

  const { postCode, pieces: uncoded } = takePostCode(unphoned, country)
  const {
    state,
    city,
    pieces: placed,
  } = country ? takeRegion(uncoded, country, postCode) : { state: null, city: null, pieces: uncoded }
  const { recipient, pieces: rest } = takeName(placed)
  return {
    recipient,
    mobile,
    postCode,
    detailsAddress: joined(rest),
    country,
    state,
    city,
    isUnsupportedDestination: false,
  }
}

const NOTHING: PastedAddress = {
  recipient: '',
  mobile: '',
  postCode: '',
  detailsAddress: '',
  country: null,
  state: null,
  city: null,
  isUnsupportedDestination: false,
}

function joined(pieces: readonly Piece[]): string {
  return pieces.map(({ text }) => text).join(pieces.some(({ text }) => isChinese(text)) ? ' ' : ', ')
}
