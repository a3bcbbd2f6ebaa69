import type { Pen } from '@/platform/file/drawing'
import { CANVAS_COLOURS as COLOURS } from '@/styles/canvasColours'

type Point = readonly [x: number, y: number]

interface Face {
  readonly corners: readonly Point[]
  readonly radius: number
  readonly alpha: number
}

/** The carton of src/assets/brand/mark.svg, 32 × 32. WeChat's canvas can't draw SVG. */
const CARTON: readonly Face[] = [
  {
    corners: [
      [3, 11.55],
      [14, 17.05],
      [14, 29.95],
      [3, 24.45],
    ],
    radius: 1.3,
    alpha: 1,
  },
  {
    corners: [
      [27, 11.55],
      [16, 17.05],
      [16, 29.95],
      [27, 24.45],
    ],
    radius: 1.3,
    alpha: 0.6,
  },
  {
    corners: [
      [3.1, 9.9],
      [13.8, 4.5],
      [17.1, 8.2],
      [10.3, 13.1],
    ],
    radius: 0.7,
    alpha: 0.4,
  },
]

const ARROW: readonly (readonly Point[])[] = [
  [
    [15, 13.2],
    [28, 4],
  ],
  [
    [20.4, 4],
    [28, 4],
    [28, 11.6],
  ],
]

/** The mark in a square of `size` pixels. */
export function drawMark(pen: Pen, [x, y]: Point, size: number): void {
  pen.save()
  pen.translate(x, y)
  pen.scale(size / 32, size / 32)
  pen.fillStyle = COLOURS.onBrand
  for (const { corners, radius, alpha } of CARTON) {
    pen.globalAlpha = alpha
    fillRounded(pen, corners, radius)
  }
  pen.globalAlpha = 1
  pen.strokeStyle = COLOURS.accentOnBrand
  pen.lineWidth = 3.2
  pen.lineCap = 'round'
  pen.lineJoin = 'round'
  for (const [start, ...rest] of ARROW) {
    pen.beginPath()
    if (start) pen.moveTo(...start)
    for (const point of rest) pen.lineTo(...point)
    pen.stroke()
  }
  pen.restore()
}

/** The dotted route of src/assets/brand/route.svg with its pin, twice as large. */
export function drawRoute(pen: Pen, [x, y]: Point): void {
  pen.save()
  pen.translate(x, y)
  pen.scale(2, 2)
  pen.globalAlpha = 0.5
  pen.strokeStyle = COLOURS.onBrand
  pen.lineWidth = 1.3
  pen.lineCap = 'round'
  pen.setLineDash([3.5, 5.5])
  pen.beginPath()
  pen.moveTo(0, 38)
  pen.bezierCurveTo(20, 6, 72, -4, 105, 30)
  pen.stroke()
  pen.globalAlpha = 0.85
  pen.fillStyle = COLOURS.onBrand
  pen.beginPath()
  pen.moveTo(106, 33)
  pen.bezierCurveTo(106, 33, 98, 25.4, 98, 19)
  pen.arc(106, 19, 8, Math.PI, 0)
  pen.bezierCurveTo(114, 25.4, 106, 33, 106, 33)
  // The pin's hole: drawn the other way round, it stays empty.
  pen.moveTo(109, 19)
  pen.arc(106, 19, 3, 0, Math.PI * 2, true)
  pen.fill()
  pen.globalAlpha = 1
  pen.fillStyle = COLOURS.accentOnBrand
  fillDot(pen, [0, 38], 3.6)
  pen.restore()
}

export function fillRounded(pen: Pen, corners: readonly Point[], radius: number): void {
  const [first, second] = corners
  if (!first || !second) return
  pen.beginPath()
  pen.moveTo((first[0] + second[0]) / 2, (first[1] + second[1]) / 2)
  corners.forEach((_, index) => {
    const corner = corners[(index + 1) % corners.length] ?? first
    const next = corners[(index + 2) % corners.length] ?? second
    pen.arcTo(...corner, ...next, radius)
  })
  pen.closePath()
  pen.fill()
}

function fillDot(pen: Pen, [x, y]: Point, radius: number): void {
  pen.beginPath()
  pen.arc(x, y, radius, 0, Math.PI * 2)
  pen.fill()
}
