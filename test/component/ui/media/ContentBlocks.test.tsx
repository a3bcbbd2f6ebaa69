import Taro from '@tarojs/taro'
import fc from 'fast-check'

import { readBlocks } from '@/api/contentBlocks'
import type { ContentLink } from '@/model/content/contentLink'
import type { ContentBlock } from '@/model/content/contentBlock'
import { LinkType } from '@/model/enumerations/content'
import { ContentBlocks } from '@/ui/media/ContentBlocks'

import { tap } from '../../../support/app/gestures'
import { press, show, the } from '../show'

const nowhere = () => null
const about: ContentLink = { linkType: LinkType.PAGE, linkSourceValue: '/pages/about' }
const image = (url: string, size: object = {}): ContentBlock => ({
  type: 'image',
  url,
  description: url,
  ...size,
})

const showBlocks = (
  blocks: readonly ContentBlock[],
  linkDoor: (link: ContentLink) => (() => Promise<void>) | null = nowhere,
) => show(<ContentBlocks blocks={blocks} linkDoor={linkDoor} />)

describe('ContentBlocks', () => {
  it('shows looks, and goes on counting where a list was interrupted', async () => {
    const page = await showBlocks([
      { type: 'paragraph', text: [{ text: 'Some ' }, { text: 'bold', isBold: true }] },
      { type: 'list', isOrdered: true, items: ['one'] },
      { type: 'list', isOrdered: false, level: 2, items: ['inside'] },
      { type: 'list', isOrdered: true, start: 2, items: ['two'] },
    ])

    expect(the(page, '.content-blocks__bold').textContent).toBe('bold')
    expect(page.text()).toBe('Some bold1.one◦inside2.two')
    expect(the(page, '.content-blocks__list--2').textContent).toBe('◦inside')
  })

  it('opens a link by tap and by key', async () => {
    const opened: ContentLink[] = []
    const page = await showBlocks(
      [{ type: 'quote', text: [{ text: 'about us', link: about }] }],
      (link) => async () => {
        opened.push(link)
      },
    )
    const link = the(page, '[role=link]')

    await tap(link)
    await press(link, 'Enter')

    expect(link.getAttribute('tabindex')).toBe('0')
    expect(opened).toEqual([about, about])
  })

  it('shows a link that leads nowhere in this app as plain text', async () => {
    const page = await showBlocks([
      { type: 'notice', tone: 'info', text: [{ text: 'about us', link: about }] },
    ])

    expect(page.text()).toBe('about us')
    expect(page.root.querySelector('[role=link]')).toBeNull()
  })

  it('opens a picture among all of the text', async () => {
    const preview = jest.spyOn(Taro, 'previewImage').mockResolvedValue({ errMsg: '' })
    const pictures = ['https://x/1.png', 'https://x/2.png']
    const page = await showBlocks([...pictures.map((url) => image(url)), { type: 'paragraph', text: 'end' }])

    await tap(the(page, '[aria-label="https://x/2.png"]'))

    expect(preview).toHaveBeenCalledWith({ urls: pictures, current: pictures[1] })
  })

  it('keeps a picture’s place: its own shape, or the usual one', async () => {
    const page = await showBlocks([
      image('https://x/1.png', { width: 200, height: 100 }),
      image('https://x/2.png'),
    ])

    const frames = [...page.root.querySelectorAll<HTMLElement>('.content-blocks__frame')]
    expect(frames.map(({ style }) => style.paddingTop)).toEqual(['50%', '75%'])
  })

  it('names the columns of a table', async () => {
    const page = await showBlocks([
      {
        type: 'table',
        hasHeader: true,
        rows: [
          ['kg', 'price'],
          ['1', '20.00'],
        ],
      },
    ])

    const headers = [...page.root.querySelectorAll('[role=columnheader]')]
    expect(headers.map(({ textContent }) => textContent)).toEqual(['kg', 'price'])
    expect(page.root.querySelectorAll('[role=cell]')).toHaveLength(2)
  })

  it('shows whatever a server sends without failing', async () => {
    const types = fc.constantFrom(
      'heading',
      'paragraph',
      'list',
      'image',
      'notice',
      'quote',
      'table',
      'hologram',
      '__proto__',
    )
    const keys = [
      'text',
      'items',
      'rows',
      'level',
      'start',
      'url',
      'link',
      'isBold',
      'width',
      'linkType',
      'linkSourceValue',
    ]
    const { block } = fc.letrec((tie) => ({
      value: fc.oneof(
        { depthSize: 'small' },
        fc.constantFrom<unknown>(null, '', 'words', -1, 0, 2, 1e308, true, {}, []),
        fc.jsonValue({ maxDepth: 2 }),
        fc.array(tie('value'), { maxLength: 4 }),
        tie('block'),
      ),
      block: fc
        .tuple(types, fc.dictionary(fc.constantFrom(...keys), tie('value'), { maxKeys: 6 }))
        .map(([type, fields]) => ({ type, ...fields })),
    }))
    const content = fc.oneof(fc.array(block, { maxLength: 6 }), fc.jsonValue())
    await fc.assert(
      fc.asyncProperty(content, async (sent) => {
        const page = await showBlocks(readBlocks(sent), () => async () => undefined)
        expect(page.root.querySelector('.content-blocks')).not.toBeNull()
      }),
      { numRuns: 150, seed: 20_261_124 },
    )
  })
})
