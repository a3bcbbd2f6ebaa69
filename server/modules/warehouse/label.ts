import { loadSharp } from '../upload/picture.ts'
import { dotMatrixLine } from './dotMatrix.ts'

import type { Measures } from '../parcel/measures.ts'
import type { Picture } from '../upload/picture.ts'

const WIDTH = 800
const HEIGHT = 600
const MIDDLE = WIDTH / 2

/** The room for the number on the box's label. */
const LABEL_WIDTH = 320
const DOTS_PER_SIGN = 6

/** A drawn picture of a parcel on the scale, for a check-in that came without a photo. */
export async function drawLabel(expressNumber: string, measures: Measures): Promise<Picture> {
  const sharp = await loadSharp()
  const content = await sharp(Buffer.from(drawing(expressNumber, measures)))
    .webp({ quality: 80 })
    .toBuffer()
  return { content, type: 'image/webp' }
}

function drawing(expressNumber: string, { weightGrams, lengthMm, widthMm, heightMm }: Measures): string {
  const size = [lengthMm, widthMm, heightMm].map((mm) => (mm / 10).toFixed(1)).join(' X ')
  const dot = Math.min(4.4, LABEL_WIDTH / (expressNumber.length * DOTS_PER_SIGN))
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <rect width="800" height="600" fill="#e8ecf1"/>
    <rect y="470" width="800" height="130" fill="#c9d1db"/>
    <path d="M210 170 L400 120 L590 170 L590 390 L400 440 L210 390z" fill="#d6a76c"/>
    <path d="M210 170 L400 220 L590 170 L400 120z" fill="#e6c08c"/>
    <path d="M400 220 L590 170 L590 390 L400 440z" fill="#c08f55"/>
    <path d="M290 149 L480 199 L510 191 L320 141z" fill="#f3e3c4"/>
    <rect x="226" y="262" width="348" height="84" rx="6" fill="#ffffff" stroke="#d5dbe3" stroke-width="2"/>
    ${dotMatrixLine(expressNumber, { x: MIDDLE, y: 276, dot, color: '#1f2937' })}
    ${dotMatrixLine(size, { x: MIDDLE, y: 320, dot: 2.4, color: '#4b5563' })}
    <path d="M150 440h500l20 34H130z" fill="#8b98a8"/>
    <rect x="120" y="474" width="560" height="72" rx="10" fill="#5b6777"/>
    <rect x="270" y="484" width="260" height="52" rx="6" fill="#10231a"/>
    ${dotMatrixLine(`${(weightGrams / 1000).toFixed(2)} KG`, { x: MIDDLE, y: 492, dot: 5, color: '#57f2a3' })}
  </svg>`
}
