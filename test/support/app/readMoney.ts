/**
 * An amount on screen, in cents: -123450 for "-S$1,234.50", 0 for "Free" and "None".
 *
 * @throws Error for anything else
 */
export function centsIn(element: Element | null): number {
  const text = element?.textContent ?? ''
  if (/^(免费|Free|无|None)$/.test(text)) return 0
  const [, sign = '', whole, fraction] = /^(-?)[^\d-]*(\d{1,3}(?:,\d{3})*)\.(\d\d)$/.exec(text) ?? []
  if (whole === undefined || fraction === undefined) throw new Error(`not an amount: "${text}"`)
  return Number(sign + whole.replace(/,/g, '') + fraction)
}

/** The numbers in a text, from left to right. */
export function figuresIn(text: string): readonly number[] {
  return (text.match(/\d[\d,]*(\.\d+)?/g) ?? []).map((figure) => Number(figure.replace(/,/g, '')))
}
