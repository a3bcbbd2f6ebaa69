type Colour = readonly [red: number, green: number, blue: number, alpha: number]

/** A text with too little contrast to its background. */
interface FaintText {
  readonly text: string
  readonly ratio: number
  /** Class names of its parent element. */
  readonly where: string
}

/** Finds visible texts whose WCAG contrast is below 4.5, or below 3 for large text. */
export function faintTexts(document: Document): FaintText[] {
  return textsOf(document).flatMap(([text, element]) => {
    const ratio = contrastOf(element)
    return ratio < enough(element)
      ? [{ text, ratio: Math.round(ratio * 100) / 100, where: element.className }]
      : []
  })
}

function textsOf(document: Document): [text: string, element: Element][] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: [string, Element][] = []
  while (walker.nextNode()) {
    const { textContent, parentElement } = walker.currentNode
    const text = (textContent ?? '').trim()
    if (text !== '' && parentElement && isDrawn(parentElement)) texts.push([text, parentElement])
  }
  return texts
}

function isDrawn(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect()
  return (
    width > 1 && height > 1 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  )
}

function enough(element: Element): number {
  const { fontSize, fontWeight } = getComputedStyle(element)
  const size = parseFloat(fontSize)
  return size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700) ? 3 : 4.5
}

function contrastOf(element: Element): number {
  const ink = colourOf(getComputedStyle(element).color)
  return Math.min(...backgroundsOf(element).map((back) => contrast(over(ink, back), back)))
}

/** The possible backgrounds of an element: one colour, or one for each stop of a gradient. */
function backgroundsOf(element: Element | null): Colour[] {
  if (!element) return [[255, 255, 255, 1]]
  const { backgroundColor, backgroundImage } = getComputedStyle(element)
  const own = colourOf(backgroundColor)
  const stops = [...backgroundImage.matchAll(/rgba?\([^)]*\)/g)].map(([css]) => colourOf(css))
  const behind = own[3] === 1 ? [own] : backgroundsOf(element.parentElement).map((back) => over(own, back))
  return stops.length === 0 ? behind : behind.flatMap((back) => stops.map((stop) => over(stop, back)))
}

function colourOf(css: string): Colour {
  const [red = 0, green = 0, blue = 0, alpha = 1] = (css.match(/[\d.]+/g) ?? []).map(Number)
  return [red, green, blue, alpha]
}

function over([red, green, blue, alpha]: Colour, back: Colour): Colour {
  const mix = (front: number, behind: number) => front * alpha + behind * (1 - alpha)
  return [mix(red, back[0]), mix(green, back[1]), mix(blue, back[2]), 1]
}

function contrast(one: Colour, other: Colour): number {
  const lights = [luminance(one), luminance(other)]
  return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05)
}

function luminance([red, green, blue]: Colour): number {
  const linear = (value: number) => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}
