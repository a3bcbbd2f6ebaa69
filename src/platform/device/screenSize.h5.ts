/** 1rem is 20 px of the design (`styles/_base-font.scss`). */
const DESIGN_PX_PER_REM = 20

/** A length of the design, as a style attribute takes it. */
export function designLength(px: number): string {
  return `${px / DESIGN_PX_PER_REM}rem`
}

/** A length on this screen, in px of the design. */
export function toDesignPx(px: number): number {
  const pxPerRem = parseFloat(getComputedStyle(document.documentElement).fontSize) || DESIGN_PX_PER_REM
  return (px * DESIGN_PX_PER_REM) / pxPerRem
}

/** How much of a page shows at once, in px of the design. */
export function viewHeight(): number {
  return toDesignPx(window.innerHeight)
}
