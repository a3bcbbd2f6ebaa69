/**
 * A decimal as the whole number of its smallest units, so that it is reckoned with exactly: cents for 2 places.
 *
 * @param decimal text, negative or not, thousands commas allowed; places beyond `places` are cut off
 */
export function scaled(decimal: string, places: number): number {
  const [whole = '', fraction = ''] = decimal.replace(/,/g, '').split('.')
  return Number((whole || '0') + fraction.slice(0, places).padEnd(places, '0'))
}
