import { align, type Alignment } from './alignment'
import { notOk, ok, type Finding } from './Finding'
import { squeeze } from './plainText'

/** When more than this share of it is changed, it's a different street. */
const MAX_CHANGED_SHARE = 0.5

const isOfDoor = (character: string | undefined) => character !== undefined && /[0-9a-z]/.test(character)

/**
 * Checks the words of the street and, separately, its house, block and door numbers.
 *
 * @param street without the personal code
 */
export function findStreet(text: string, street: string): Readonly<Record<'street' | 'door', Finding>> {
  const pattern = squeeze(street)
  const plain = squeeze(text)
  const door = doorOf(pattern)
  const found = align(pattern, plain)
  if (found.cost > pattern.length * MAX_CHANGED_SHARE) {
    return { street: notOk(street, null), door: door === '' ? ok('') : notOk(door, null) }
  }
  const instead = plain.slice(found.start, found.end).toUpperCase()
  const isStreetRight = pattern
    .split('')
    .every((character, at) => character === ' ' || isOfDoor(character) || isUnchangedAt(found, at))
  return {
    street: isStreetRight ? ok(street) : notOk(street, instead),
    door: isDoorRight(pattern, plain, found) ? ok(door) : notOk(door, doorOf(instead) || null),
  }
}

function isUnchangedAt({ fates }: Alignment, at: number): boolean {
  return fates[at] === 'same'
}

function isDoorRight(pattern: string, plain: string, found: Alignment): boolean {
  const isComplete = pattern
    .split('')
    .every((character, at) => !isOfDoor(character) || isUnchangedAt(found, at))
  const goesOn =
    (isOfDoor(pattern[0]) && isOfDoor(plain[found.start - 1])) ||
    (isOfDoor(pattern[pattern.length - 1]) && isOfDoor(plain[found.end]))
  return isComplete && !goesOn && !found.extra.some((at) => isOfDoor(plain[at]))
}

/** House, block and door numbers, such as "88 B 3". */
function doorOf(street: string): string {
  return street
    .toUpperCase()
    .replace(/[^0-9A-Z]+/g, ' ')
    .trim()
}
