import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { LinkType } from '../../../server/contracts/enumerations.ts'
import { wordsOf } from '../../../server/modules/content/contentWords.ts'
import { blocksOfHtml } from '../../../server/modules/content/richText/blocksOfHtml.ts'
import { HOSTILE } from '../../support/server/richText.ts'

import type { ContentBlock } from '../../../server/contracts/contentBlocks.ts'

const ORIGINS = ['http://127.0.0.1:3000', 'https://app.example.com']
const read = (html: string): ContentBlock[] => blocksOfHtml(html, ORIGINS)

function linkTo(href: string): unknown {
  const [block] = read(`<a href="${href}">words</a>`)
  assert.ok(block?.type === 'paragraph')
  return typeof block.text === 'string' ? null : block.text[0]?.link
}

describe('HTML of an editor becomes blocks:', () => {
  it('paragraphs with looks and line breaks', () => {
    assert.deepEqual(read('<p>One <b>two <i>three</i></b><br>four</p>five<br><br>six'), [
      {
        type: 'paragraph',
        text: [
          { text: 'One ' },
          { text: 'two ', isBold: true },
          { text: 'three\n', isBold: true, isItalic: true },
          { text: 'four' },
        ],
      },
      { type: 'paragraph', text: 'five' },
      { type: 'paragraph', text: 'six' },
    ])
  })

  it('headings, quotes and notices', () => {
    assert.deepEqual(
      read(
        '<h1>A <b>b</b></h1><h3>c</h3><blockquote><p>d</p><p>e</p></blockquote><aside class="warning">f</aside>',
      ),
      [
        { type: 'heading', text: 'A b' },
        { type: 'heading', level: 2, text: 'c' },
        { type: 'quote', text: 'd\ne' },
        { type: 'notice', tone: 'warning', text: 'f' },
      ],
    )
  })

  it('lists in lists, whose numbers go on', () => {
    assert.deepEqual(read('<ol><li>a<ul><li>b<li>c</ul></li><li><p>d</p><p>e</p></li></ol>'), [
      { type: 'list', isOrdered: true, items: ['a'] },
      { type: 'list', isOrdered: false, level: 2, items: ['b', 'c'] },
      { type: 'list', isOrdered: true, start: 2, items: ['d\ne'] },
    ])
    const deep = read('<ul><li>x'.repeat(1_000))
    assert.deepEqual(
      new Set(deep.map((block) => block.type === 'list' && (block.level ?? 1))),
      new Set([1, 2, 3, 4]),
    )
  })

  it('tables whose rows are equally long, in parts if they are long', () => {
    assert.deepEqual(read('<table><tr><th>a<th>b<tr><td colspan=2>c<tr><td>d<td><p>e</p><p>f</p></table>'), [
      {
        type: 'table',
        hasHeader: true,
        rows: [
          ['a', 'b'],
          ['c', ''],
          ['d', 'e\nf'],
        ],
      },
    ])
    const parts = read(`<table><tr><th>a<th>b${'<tr><td>c<td>d'.repeat(60)}</table>`)
    assert.deepEqual(
      parts.map((block) => block.type === 'table' && [block.rows[0], block.rows.length]),
      [30, 30, 3].map((rows) => [['a', 'b'], rows]),
    )
    const wide = read(`<table><tr>${'<td>x'.repeat(11)}</table>`)
    assert.equal(wide.length, 11)
    assert.ok(wide.every(({ type }) => type === 'paragraph'))
  })

  it('pictures of this server or an https address, with their size', () => {
    const own = '/pictures/demo-bowl.webp'
    const pictures = read(
      `<img src="${own}"><img src="https://app.example.com${own}"><img src="https://x.example/a.png" alt="A" width="4" height="3">` +
        '<img src="http://x.example/a.png"><img src="data:image/png;base64,AA"><img src="/etc/passwd"><img src="/pictures/../x.webp">',
    )
    assert.deepEqual(pictures, [
      { type: 'image', url: own, description: '' },
      { type: 'image', url: own, description: '' },
      { type: 'image', url: 'https://x.example/a.png', description: 'A', width: 4, height: 3 },
    ])
  })

  it('links to pages, articles, announcements and https addresses', () => {
    const page = '/pages-store/store/product/product?id=a%20b'
    for (const href of [`/#${page}`, page, `#${page}`, `https://app.example.com/#${page}`]) {
      assert.deepEqual(linkTo(href), { linkType: LinkType.PAGE, linkSourceValue: page })
    }
    assert.deepEqual(linkTo('/#/pages/article/detail/detail?id=food'), {
      linkType: LinkType.ARTICLE,
      linkSourceValue: 'food',
    })
    assert.deepEqual(linkTo('/#/pages/announce/detail/detail?id=a1'), {
      linkType: LinkType.ANNOUNCE,
      linkSourceValue: 'a1',
    })
    assert.deepEqual(linkTo('https://example.org/x?y=1'), {
      linkType: LinkType.EXTERNAL_LINK,
      linkSourceValue: 'https://example.org/x?y=1',
    })
  })

  it('words without a link, where it leads anywhere else', () => {
    const bad = [
      'javascript:alert(1)',
      'java&#10;script:x',
      'data:text/html,x',
      'vbscript:x',
      'http://x.example',
    ]
    for (const href of [
      ...bad,
      'file:///etc',
      'nonsense',
      '',
      'https://a:b@x.example',
      'mailto:a@x.example',
    ]) {
      assert.equal(linkTo(href), null, href)
    }
    const nul = linkTo('/pages/article/detail/detail?id=%00')
    assert.deepEqual(nul, {
      linkType: LinkType.PAGE,
      linkSourceValue: '/pages/article/detail/detail?id=%00',
    })
  })

  it('no script, style, frame or drawing, whatever is in them', () => {
    const words = wordsOf(read(HOSTILE))
    assert.match(words, /Harmless words in bold/)
    assert.match(words, /<script>escaped words/)
    assert.match(words, /The last words$/)
    assert.doesNotMatch(words, /(?:(script|svg|math|frame|object|data) words)|hacked|onerror|display/)
    const links = read(HOSTILE).flatMap((block) =>
      block.type === 'paragraph' && typeof block.text !== 'string'
        ? block.text.flatMap(({ link = [] }) => link)
        : [],
    )
    assert.deepEqual(
      links.map(({ linkSourceValue }) => linkSourceValue),
      ['https://example.org/good'],
    )
  })
})
