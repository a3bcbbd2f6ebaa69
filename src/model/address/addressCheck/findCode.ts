import { readRecipient } from '../pastedAddress/readRecipient'
import type { WarehouseAddress } from '../warehouseAddress'
import { notOk, ok, type Finding } from './Finding'
import { halfWidth, matchesOf, squeeze } from './plainText'

/** Something that looks like a personal code, in a text reduced by `squeeze`. */
interface CodeCandidate {
  /** As written, in upper case. */
  readonly code: string
  readonly isRight: boolean
  readonly isNextToRecipient: boolean
}

type CodedAddress = Pick<WarehouseAddress, 'recipient' | 'idCode' | 'mobile' | 'detailsAddress'>

/** Looks for the recipient, and for the code that belongs next to it and after the street. */
export function findCode(
  text: string,
  { recipient, idCode, mobile, detailsAddress }: CodedAddress,
): Readonly<Record<'recipient' | 'code' | 'streetCode', Finding>> {
  const name = squeeze(withoutCode(recipient, idCode))
  const candidates = codeCandidates(text, { idCode, mobile, name })
  const wrong = candidates.find(({ isRight }) => !isRight)
  const isThere = candidates.some(({ isRight }) => isRight)
  const isInStreet = candidates.some(({ isNextToRecipient }) => !isNextToRecipient)
  return {
    recipient: recipientFinding(text, { recipient, name, candidates }),
    code: isThere && !wrong ? ok(idCode) : notOk(idCode, wrong?.code ?? nearMiss(text, idCode)),
    // Report a missing code once, as `code`.
    streetCode:
      isInStreet || candidates.length === 0 || !detailsAddress.includes(idCode)
        ? ok(idCode)
        : notOk(idCode, null),
  }
}

/** "远途集运 FW100001" or "… 3 号门 FW100001" without the code. */
export function withoutCode(text: string, idCode: string): string {
  return text.replace(idCode, '').trim()
}

function recipientFinding(
  text: string,
  { recipient, name, candidates }: { recipient: string; name: string; candidates: readonly CodeCandidate[] },
): Finding {
  if (!squeeze(text).includes(name)) {
    const other = readRecipient(text)
    return notOk(recipient, other === '' ? null : other)
  }
  const lacksCode = candidates.length > 0 && !candidates.some(({ isNextToRecipient }) => isNextToRecipient)
  return lacksCode ? { outcome: 'noCode', expected: recipient, found: null } : ok(recipient)
}

function codeCandidates(
  text: string,
  { idCode, mobile, name }: { idCode: string; mobile: string; name: string },
): readonly CodeCandidate[] {
  const plain = squeeze(text)
  const [letters, digits] = shapeOf(idCode)
  const phone = mobile.replace(/\D/g, '')
  // A code without letters has to match exactly.
  const sign = letters === '' ? `(^|[^0-9a-z])(${digits})(?!\\d)` : `(^|[^a-z])${letters} ?(\\d+)`
  return matchesOf(new RegExp(sign, 'g'), plain).map((match) => {
    const [whole, edge = '', run = ''] = match
    const start = match.index + edge.length
    const end = match.index + whole.length
    const isBefore = plain.slice(end).replace(/^ /, '').startsWith(name)
    // The phone number may follow without a gap.
    const written = phone !== '' && run.endsWith(phone) ? run.slice(0, -phone.length) : run
    return {
      code: (letters + written).toUpperCase(),
      isRight: written === digits,
      isNextToRecipient:
        plain.slice(0, start).replace(CODE_LABEL, '').endsWith(name) ||
        (isBefore && beginsPiece(text, plain.slice(start, end), name)),
    }
  })
}

const CODE_LABEL = / ?(?:识别码|入仓号|会员号|客户号|id code|code)? ?$/

/**
 * "FW100001 远途集运" on its own line or between commas: the code isn't the end of a street before the recipient.
 */
function beginsPiece(text: string, sign: string, name: string): boolean {
  return halfWidth(text)
    .split(/[\n\r\t,;|:\u3002\u3001]+/)
    .map(squeeze)
    .some((piece) => piece.startsWith(`${sign}${name}`) || piece.startsWith(`${sign} ${name}`))
}

/** Letters and digits of a code, in lower case. */
function shapeOf(idCode: string): readonly [letters: string, digits: string] {
  const [, letters = '', digits = ''] = /^([a-z]*) ?(\d*)/.exec(squeeze(idCode)) ?? []
  return [letters, digits]
}

/** The right digits after other letters, or after none. */
function nearMiss(text: string, idCode: string): string | null {
  const [, digits] = shapeOf(idCode)
  const match = new RegExp(`(?:^|[^a-z0-9])([a-z]{0,4}) ?${digits}(?!\\d)`).exec(squeeze(text))
  return match && ((match[1] ?? '') + digits).toUpperCase()
}
