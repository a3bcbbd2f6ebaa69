import { encode } from 'uqr'

import { qrCodeSvg, svgDataUri } from '@/model/qrCode'

/** The dark squares of a drawing, by column and row. */
function squaresOf(svg: string): Set<string> {
  return new Set([...svg.matchAll(/M(\d+),(\d+)h1/g)].map(([, x, y]) => `${x},${y}`))
}

describe('qrCodeSvg', () => {
  it('draws what the text encodes to, with a margin of four squares', () => {
    const text = 'https://example.com/?a=1&b=二'
    const { data, size } = encode(text, { border: 4 })
    const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`${x},${y}`] : [])))

    const svg = qrCodeSvg(text)

    expect(squaresOf(svg)).toEqual(new Set(dark))
    expect(svg).toContain(`viewBox="0 0 ${size} ${size}"`)
    for (const square of squaresOf(svg)) {
      const [x = 0, y = 0] = square.split(',').map(Number)
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(4)
      expect(Math.max(x, y)).toBeLessThan(size - 4)
    }
  })

  it('is another for another text', () => expect(qrCodeSvg('a')).not.toBe(qrCodeSvg('b')))
})

it('svgDataUri stands for the drawing itself', () => {
  const svg = qrCodeSvg('https://example.com/#x')
  const [head, ...rest] = svgDataUri(svg).split(',')

  expect(head).toBe('data:image/svg+xml')
  expect(decodeURIComponent(rest.join(','))).toBe(svg)
})
