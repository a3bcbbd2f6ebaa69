/**
 * Letters and digits of five by seven dots: a number for each row, whose five lowest bits are the dots. Drawn as shapes,
 * because a server may have no fonts.
 */
const GLYPHS: Readonly<Record<string, readonly number[]>> = {
  '0': [14, 17, 19, 21, 25, 17, 14],
  '1': [4, 12, 4, 4, 4, 4, 14],
  '2': [14, 17, 1, 2, 4, 8, 31],
  '3': [31, 2, 4, 2, 1, 17, 14],
  '4': [2, 6, 10, 18, 31, 2, 2],
  '5': [31, 16, 30, 1, 1, 17, 14],
  '6': [6, 8, 16, 30, 17, 17, 14],
  '7': [31, 1, 2, 4, 8, 8, 8],
  '8': [14, 17, 17, 14, 17, 17, 14],
  '9': [14, 17, 17, 15, 1, 2, 12],
  A: [14, 17, 17, 31, 17, 17, 17],
  B: [30, 17, 17, 30, 17, 17, 30],
  C: [14, 17, 16, 16, 16, 17, 14],
  D: [28, 18, 17, 17, 17, 18, 28],
  E: [31, 16, 16, 30, 16, 16, 31],
  F: [31, 16, 16, 30, 16, 16, 16],
  G: [14, 17, 16, 23, 17, 17, 15],
  H: [17, 17, 17, 31, 17, 17, 17],
  I: [14, 4, 4, 4, 4, 4, 14],
  J: [7, 2, 2, 2, 2, 18, 12],
  K: [17, 18, 20, 24, 20, 18, 17],
  L: [16, 16, 16, 16, 16, 16, 31],
  M: [17, 27, 21, 21, 17, 17, 17],
  N: [17, 17, 25, 21, 19, 17, 17],
  O: [14, 17, 17, 17, 17, 17, 14],
  P: [30, 17, 17, 30, 16, 16, 16],
  Q: [14, 17, 17, 17, 21, 18, 13],
  R: [30, 17, 17, 30, 20, 18, 17],
  S: [15, 16, 16, 14, 1, 1, 30],
  T: [31, 4, 4, 4, 4, 4, 4],
  U: [17, 17, 17, 17, 17, 17, 14],
  V: [17, 17, 17, 17, 17, 10, 4],
  W: [17, 17, 17, 21, 21, 21, 10],
  X: [17, 17, 10, 4, 10, 17, 17],
  Y: [17, 17, 17, 10, 4, 4, 4],
  Z: [31, 1, 2, 4, 8, 16, 31],
  '.': [0, 0, 0, 0, 0, 12, 12],
  '-': [0, 0, 0, 31, 0, 0, 0],
}

const COLUMNS = 5
const ADVANCE = 6

/** Where a line of text goes: `x` is its middle, `dot` the side of one dot, in pixels. */
interface Placement {
  readonly x: number
  readonly y: number
  readonly dot: number
  readonly color: string
}

/** A line of text as the SVG path of its dots, centred. Unknown characters stay blank. */
export function dotMatrixLine(line: string, { x, y, dot, color }: Placement): string {
  const signs = [...line.toUpperCase()]
  const left = x - ((signs.length * ADVANCE - 1) * dot) / 2
  const dots = signs.flatMap((sign, index) =>
    (GLYPHS[sign] ?? []).flatMap((bits, row) =>
      columnsOf(bits).map((column) => {
        const dotX = left + (index * ADVANCE + column) * dot
        return `M${dotX.toFixed(1)} ${(y + row * dot).toFixed(1)}h${dot}v${dot}h-${dot}z`
      }),
    ),
  )
  return `<path d="${dots.join('')}" fill="${color}"/>`
}

function columnsOf(bits: number): number[] {
  return Array.from({ length: COLUMNS }, (_, column) => column).filter(
    (column) => bits & (1 << (COLUMNS - 1 - column)),
  )
}
