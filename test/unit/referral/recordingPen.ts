import type { Pen } from '@/platform/file/drawing'

/** A pen that writes down what is drawn. Every character is half as wide as the font is high. */
export function recordingPen() {
  const texts: string[] = []
  const pictures: unknown[] = []
  let squares = 0
  const does =
    (work: (...args: unknown[]) => unknown = () => undefined) =>
    (...args: unknown[]) =>
      work(...args)
  const known: Record<string, unknown> = {
    font: '',
    measureText: (text: string) => ({
      width: (Array.from(text).length * Number(/(\d+)px/.exec(String(known['font']))?.[1])) / 2,
    }),
    createLinearGradient: () => ({ addColorStop: () => undefined }),
    fillText: does((text) => texts.push(String(text))),
    drawImage: does((picture) => pictures.push(picture)),
    fillRect: does(() => (squares += 1)),
  }
  const pen = new Proxy(known, {
    get: (target, name: string) => (name in target ? target[name] : does()),
  }) as unknown as Pen
  return { pen, texts, pictures, squares: () => squares }
}
