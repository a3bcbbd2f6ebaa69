import { takeName } from './name'
import { takePhone } from './phone'
import { piecesOf, withoutNoisyPieces } from './pieces'
import { plainText } from './plainText'

/** Finds the recipient in a text, whatever the country; empty when there's none. */
export function readRecipient(text: string): string {
  const { pieces } = takePhone(piecesOf(plainText(text)), null)
  return takeName(withoutNoisyPieces(pieces)).recipient
}
