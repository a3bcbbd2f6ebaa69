import { readBlocks } from '@/api/contentBlocks'

const nested = (depth: number): unknown => {
  let value: unknown = 'deep'
  for (let level = 0; level < depth; level++) value = [{ type: 'list', items: [value], text: value }]
  return value
}

describe('content blocks', () => {
  it('come through as the contract has them', () => {
    const link = { linkType: 40, linkSourceValue: 'food' }
    const content = [
      { type: 'heading', level: 2, text: 'a' },
      {
        type: 'paragraph',
        text: [
          { text: 'b', isBold: true },
          { text: 'c', link },
        ],
      },
      { type: 'list', isOrdered: true, level: 2, start: 3, items: ['d', [{ text: 'e', isItalic: true }]] },
      { type: 'image', url: '/a.png', description: '', width: 4, height: 3 },
      {
        type: 'table',
        hasHeader: true,
        rows: [
          ['f', ''],
          ['g', 'h'],
        ],
      },
      { type: 'notice', tone: 'warning', text: 'i' },
      { type: 'quote', text: 'j' },
    ]

    expect(readBlocks(content)).toEqual(content)
  })

  it('are dropped where they are none', () => {
    const odd = [null, 'x', { type: 'hologram', text: 'x' }, { type: 'constructor' }, { type: 'paragraph' }]
    const empty = [
      { type: 'list', items: [null, 7] },
      { type: 'table', rows: [[]] },
      { type: 'image', url: 7 },
    ]

    expect(readBlocks([...odd, ...empty, { type: 'quote', text: 'kept' }])).toEqual([
      { type: 'quote', text: 'kept' },
    ])
    expect(readBlocks('words')).toEqual([])
    expect(readBlocks(undefined)).toEqual([])
  })

  it('keep their words without what is wrong about them', () => {
    const content = [
      { type: 'heading', level: 9, text: 'a' },
      { type: 'list', level: 1e9, start: -1, items: ['b'] },
      {
        type: 'paragraph',
        text: [{ text: 'c', link: { linkType: 99, linkSourceValue: 'x' } }, { text: 1 }, 'd'],
      },
    ]

    expect(readBlocks(content)).toEqual([
      { type: 'heading', text: 'a' },
      { type: 'list', isOrdered: false, level: 4, items: ['b'] },
      { type: 'paragraph', text: [{ text: 'c' }] },
    ])
  })

  it('are never nested, however deep a server nests them', () => {
    expect(readBlocks(nested(100_000))).toEqual([])
    expect(
      readBlocks([
        { type: 'paragraph', text: nested(1_000) },
        { type: 'paragraph', text: 'x' },
      ]),
    ).toEqual([{ type: 'paragraph', text: 'x' }])
  })
})
