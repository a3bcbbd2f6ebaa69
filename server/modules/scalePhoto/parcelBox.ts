import { dotMatrixLine } from './dotMatrix.ts'

import type { Measures } from '../../base/measures.ts'

/** How far an edge that leads away from the camera goes right and up, per millimetre of its length. */
const AWAY = { x: 0.3, y: 0.5 }

/** A label before it is laid on the box. */
const LABEL = { width: 400, height: 190 }
const DOTS_PER_SIGN = 6

interface Shape {
  readonly width: number
  readonly height: number
}

/** Where the box stands: middle and bottom of its front, and the room that it may fill. */
interface Place {
  readonly middle: number
  readonly ground: number
  readonly room: Shape
}

/** What the box takes up in the picture, in millimetres. */
function shapeOf({ lengthMm, widthMm, heightMm }: Measures): Shape {
  return { width: lengthMm + widthMm * AWAY.x, height: heightMm + widthMm * AWAY.y }
}

/** A carton in its own proportions, with tape and its shipping label. */
function draw(number: string, measures: Measures, { middle, ground, room }: Place): string {
  const shape = shapeOf(measures)
  const zoom = Math.min(room.width / shape.width, room.height / shape.height)
  const [length, tall] = [measures.lengthMm * zoom, measures.heightMm * zoom]
  const [awayX, awayY] = [measures.widthMm * zoom * AWAY.x, measures.widthMm * zoom * AWAY.y]
  const [left, top] = [middle - (shape.width * zoom) / 2, ground - tall]
  const right = left + length
  const tape = Math.min(length, tall + awayY) * 0.13
  const tapeLeft = left + (length - tape) / 2
  const near = Math.min(awayX, 44)
  const isFrontRoomy = tall > awayY
  return `<path d="M${left + 4} ${ground}H${right}l${near} ${-near * 1.6}l10 4l${-near} ${near * 1.6 + 6}H${left - 6}z" fill="#1e293b" opacity=".3"/>
    <rect x="${left}" y="${top}" width="${length}" height="${tall}" fill="url(#front)"/>
    <path d="M${right} ${top}l${awayX} ${-awayY}v${tall}l${-awayX} ${awayY}z" fill="url(#side)"/>
    <path d="M${left} ${top}l${awayX} ${-awayY}h${length}l${-awayX} ${awayY}z" fill="url(#top)"/>
    <path d="M${tapeLeft} ${top}l${awayX} ${-awayY}h${tape}l${-awayX} ${awayY}z" fill="#f3e0bb" opacity=".85"/>
    <rect x="${tapeLeft}" y="${top}" width="${tape}" height="${tall * 0.22}" fill="#e2c797" opacity=".9"/>
    <path d="M${left} ${top}h${length}l${awayX} ${-awayY}" fill="none" stroke="#f2d8ad" stroke-width="2" opacity=".8"/>
    ${isFrontRoomy ? onFront() : onTop()}`

  function onFront(): string {
    const size = Math.min((length * 0.62) / LABEL.width, (tall * 0.66) / LABEL.height)
    const x = left + length / 2 - (LABEL.width * size) / 2
    return `<g transform="translate(${x} ${ground - tall * 0.08 - LABEL.height * size}) scale(${size})">${label()}</g>`
  }

  function onTop(): string {
    const size = Math.min((length * 0.62) / LABEL.width, 1)
    const deep = Math.min(size, (awayY * 0.72) / LABEL.height)
    const slant = (-awayX / awayY) * deep
    const x = left + length / 2 + awayX / 2 - (LABEL.width * size) / 2 - (LABEL.height * slant) / 2
    const y = top - awayY / 2 - (LABEL.height * deep) / 2
    return `<g transform="matrix(${size} 0 ${slant} ${deep} ${x} ${y})">${label()}</g>`
  }

  function label(): string {
    const size = [measures.lengthMm, measures.widthMm, measures.heightMm]
      .map((mm) => (mm / 10).toFixed(1))
      .join(' X ')
    const dot = Math.min(5, (LABEL.width - 32) / (number.length * DOTS_PER_SIGN))
    const x = LABEL.width / 2
    return (
      `<rect width="${LABEL.width}" height="${LABEL.height}" rx="6" fill="#fdfdfb" stroke="#cbb48d" stroke-width="2"/>` +
      `<rect width="${LABEL.width}" height="24" rx="6" fill="#1f2937"/><g fill="#111827">${bars(number)}</g>` +
      dotMatrixLine(number, { x, y: 104, dot, color: '#111827' }) +
      dotMatrixLine(size, { x, y: 154, dot: 3.2, color: '#4b5563' })
    )
  }
}

/** Bars that look like a bar code; no scanner reads them. */
function bars(number: string): string {
  let x = 24
  let drawn = ''
  for (let index = 0; x < LABEL.width - 30; index += 1) {
    const wide = 3 + ((number.charCodeAt(index % number.length) * (index + 3)) % 3) * 3
    drawn += `<rect x="${x}" y="36" width="${wide}" height="54"/>`
    x += wide + 4 + (index % 3) * 2
  }
  return drawn
}

export const parcelBox = { shapeOf, draw }
