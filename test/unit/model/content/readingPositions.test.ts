import { isReadingPositions, withPosition, type ReadingPosition } from '@/model/content/readingPositions'

const many: readonly ReadingPosition[] = Array.from({ length: 20 }, (_, index) => ({
  url: `/${index}`,
  part: 0.5,
}))

describe('reading positions', () => {
  it('are kept for the last twenty texts', () => {
    const kept = withPosition(many, '/new', 0.25)

    expect(kept).toHaveLength(20)
    expect(kept[0]).toEqual({ url: '/new', part: 0.25 })
    expect(kept.map(({ url }) => url)).not.toContain('/19')
  })

  it('are one for each text, the last one', () => {
    const kept = withPosition(many, '/7', 0.75)

    expect(kept.filter(({ url }) => url === '/7')).toEqual([{ url: '/7', part: 0.75 }])
    expect(kept[0]?.url).toBe('/7')
  })

  it('are forgotten once a text has none', () => {
    expect(withPosition([{ url: '/a', part: 0.5 }], '/a', null)).toEqual([])
  })

  it.each([[null], ['x'], [{}], [[null]], [[{ url: '/a' }]], [[{ url: '/a', part: 2 }]]])(
    'are not what is stored as %j',
    (value) => {
      expect(isReadingPositions(value)).toBe(false)
    },
  )
})
