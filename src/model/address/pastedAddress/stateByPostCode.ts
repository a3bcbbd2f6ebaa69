import type { Country } from './Country'
import { isNameOf, statesOf, type State } from './places/places'

/** Ranges of the first two digits: the last of each range, and its state. */
const MALAYSIA: readonly (readonly [number, string])[] = [
  [2, 'Perlis'],
  [9, 'Kedah'],
  [14, 'Penang'],
  [18, 'Kelantan'],
  [24, 'Terengganu'],
  [28, 'Pahang'],
  [36, 'Perak'],
  [39, 'Pahang'],
  [48, 'Selangor'],
  [49, 'Pahang'],
  [60, 'Kuala Lumpur'],
  [62, 'Putrajaya'],
  [68, 'Selangor'],
  [69, 'Pahang'],
  [73, 'Negeri Sembilan'],
  [78, 'Melaka'],
  [86, 'Johor'],
  [87, 'Labuan'],
  [91, 'Sabah'],
  [98, 'Sarawak'],
]
const AUSTRALIA: readonly (readonly [number, string])[] = [
  [7, 'Australian Capital Territory'],
  [9, 'Northern Territory'],
  [25, 'New South Wales'],
  [26, 'Australian Capital Territory'],
  [29, 'New South Wales'],
  [39, 'Victoria'],
  [49, 'Queensland'],
  [59, 'South Australia'],
  [69, 'Western Australia'],
  [79, 'Tasmania'],
  [89, 'Victoria'],
  [99, 'Queensland'],
]
const CANADA: Readonly<Record<string, string>> = {
  A: 'NL',
  B: 'NS',
  C: 'PE',
  E: 'NB',
  G: 'QC',
  H: 'QC',
  J: 'QC',
  K: 'ON',
  L: 'ON',
  M: 'ON',
  N: 'ON',
  P: 'ON',
  R: 'MB',
  S: 'SK',
  T: 'AB',
  V: 'BC',
  Y: 'YT',
}

/** The state a postcode belongs to; null when its first characters don't tell. */
export function stateByPostCode(country: Country, postCode: string): State | null {
  const name = nameOf(country, postCode)
  return statesOf(country).find((state) => name !== undefined && isNameOf(name, state)) ?? null
}

function nameOf(country: Country, postCode: string): string | undefined {
  if (country === 'CA') return CANADA[postCode.charAt(0)]
  const ranges = country === 'MY' ? MALAYSIA : country === 'AU' ? AUSTRALIA : []
  return postCode === '' ? undefined : ranges.find(([last]) => Number(postCode.slice(0, 2)) <= last)?.[1]
}
