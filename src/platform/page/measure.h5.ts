import type { Measures } from './measures'

/** Measures an element and those inside it that match; doesn't call back while its page isn't laid out. */
export function measure(
  id: string,
  inside: string,
  take: (whole: Measures, parts: readonly Measures[]) => void,
) {
  const element = document.getElementById(id)
  if (!element || element.offsetHeight === 0) return
  const parts = element.querySelectorAll<HTMLElement>(inside)
  take(measuresOf(element), Array.from(parts, measuresOf))
}

function measuresOf(element: HTMLElement): Measures {
  const { top, height } = element.getBoundingClientRect()
  return { id: element.id, top, height }
}
