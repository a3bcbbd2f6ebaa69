import { takeName } from './name'
import { takePhone } from './phone'
import { piecesOf, withoutNoisyPieces } from './pieces'
import { plainText } from './plainText'

/** Whom a text names, wherever the address is; an empty text for nobody. */
export function readRecipient(text: string): string {
  const { pieces } = takePhone(piecesOf(plainText(text)), null)
  return takeName(withoutNoisyPieces(pieces)).recipient
}
