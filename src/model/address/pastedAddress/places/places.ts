import type { Country } from '../Country'
import { AUSTRALIA } from './australia'
import { CANADA } from './canada'
import { MALAYSIA } from './malaysia'
import { NEW_ZEALAND } from './newZealand'
import { UNITED_STATES } from './unitedStates'

/** A state or a city with all its names; the first is the English one. */
export interface Place {
  readonly names: readonly string[]
  /** The names as `placeKey` normalises them. */
  readonly keys: readonly string[]
}

export interface State extends Place {
  readonly cities: readonly Place[]
}

/** One line per state: `Name=OTHER=名: City=城, City=城`. Singapore is one city and has none. */
const SOURCES: Readonly<Partial<Record<Country, string>>> = {
  MY: MALAYSIA,
  AU: AUSTRALIA,
  NZ: NEW_ZEALAND,
  US: UNITED_STATES,
  CA: CANADA,
}

const known = new Map<Country, readonly State[]>()

export function statesOf(country: Country): readonly State[] {
  const states = known.get(country) ?? read(SOURCES[country] ?? '')
  known.set(country, states)
  return states
}

function read(source: string): readonly State[] {
  return source
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [names = '', cities = ''] = line.split(': ')
      return { ...placeOf(names), cities: cities.split(', ').map(placeOf) }
    })
}

/** @param names all of them, separated by equals signs */
export function placeOf(names: string): Place {
  return { names: names.split('='), keys: names.split('=').map(placeKey) }
}

/**
 * Normalises a name for comparison: lower case without accents, apostrophes, dots and brackets; Chinese names
 * without their suffix (state, province, city and the like).
 */
export function placeKey(name: string): string {
  const key = name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/['\u2018\u2019.()]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  return key.length > 2 ? key.replace(/([\u4e00-\u9fff]{2})(?:地区|领地|[州省市])$/, '$1') : key
}

export function isNameOf(name: string, { keys }: Place): boolean {
  const key = placeKey(name)
  return key !== '' && keys.includes(key)
}
