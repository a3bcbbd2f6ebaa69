/** 1rem is 20 design px (`styles/_base-font.scss`). */
const DESIGN_PX_PER_REM = 20

/** Converts design px to a CSS length. */
export function designLength(px: number): string {
  return `${px / DESIGN_PX_PER_REM}rem`
}

/** Converts screen px to design px. */
export function toDesignPx(px: number): number {
  const pxPerRem = parseFloat(getComputedStyle(document.documentElement).fontSize) || DESIGN_PX_PER_REM
  return (px * DESIGN_PX_PER_REM) / pxPerRem
}

/** Height of the viewport in design px. */
export function viewHeight(): number {
  return toDesignPx(window.innerHeight)
}
