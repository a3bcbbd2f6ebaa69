/** A province or state with its main cities, each as "中文 English". */
export interface Province {
  readonly name: string
  readonly cities: readonly string[]
}

/** @param cities names as "中文 English", separated by commas */
export function province(name: string, cities: string): Province {
  return { name, cities: cities.split(', ') }
}
