import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import fc from 'fast-check'

import { LinkType } from '../../../server/contracts/enumerations.ts'
import { plainText, wordsOf } from '../../../server/modules/content/contentWords.ts'
import { blocksOfHtml } from '../../../server/modules/content/richText/blocksOfHtml.ts'
import { ApiProblem } from '../../../server/base/http/problem.ts'
import { breachesOf } from '../../support/server/contract.ts'
import { longHtml } from '../../support/server/richText.ts'

import type { ContentBlock, RichText } from '../../../server/contracts/contentBlocks.ts'

const ORIGINS = ['http://127.0.0.1:3000']
const read = (html: string): ContentBlock[] => blocksOfHtml(html, ORIGINS)
const RUNS = { numRuns: process.env['TEST_EVERYTHING'] ? 20_000 : 1_000, seed: 20_261_124 }
/** In words that must vanish. */
const SECRET = 'zqx'

const NAMES = (
  'p div b i a br img h1 h3 ul ol li table tr td th blockquote aside pre span font o:p script style iframe svg ' +
  'object template title textarea noscript math video select constructor __proto__ body html hr dl'
).split(' ')
const DROPPED = [
  'script',
  'style',
  'iframe',
  'object',
  'svg',
  'template',
  'noscript',
  'math',
  'video',
  'select',
]

const characters = fc.oneof(
  fc.string({ maxLength: 30, unit: 'binary' }),
  fc.constantFrom(
    '\0',
    '\ud800',
    '\udfff',
    '\u202e',
    '&amp;',
    '&#0;',
    '&#xd800;',
    '&lt;b&gt;',
    '&#106',
    '<',
    '<!--',
    ']]>',
  ),
  fc.constantFrom('words', ' ', '\n', '集运'),
)
const address = fc
  .tuple(
    fc.constantFrom('', ' ', '\t', '\u0001', '&#10;', '\\', '//', 'x@'),
    fc.constantFrom(
      'javascript:',
      'JaVa\tScRiPt:',
      '&#106;avascript&colon;',
      'data:',
      'vbscript:',
      'file:',
      'http://',
      'blob:',
    ),
    fc.constantFrom('alert(1)', 'text/html,<script>', 'x.example/a.png', '//x.example', '/pages/a/b?id=%00'),
  )
  .map((parts) => parts.join(''))
const anyAddress = fc.oneof(
  address,
  fc.webUrl(),
  fc.constantFrom('/#/pages/article/detail/detail?id=a', '/pictures/a.webp'),
)
const attributes = fc.oneof(
  anyAddress.map((url) => ` href="${url}"`),
  anyAddress.map((url) => ` src='${url}' alt=${'x'.repeat(20)}`),
  fc.constantFrom(
    ' onclick="alert(1)"',
    ' colspan=999999',
    ' start=-4',
    ' width=1e9 height=2',
    ' class="warning"',
    ' "\'',
    ' =',
  ),
)
const tag = fc
  .tuple(fc.constantFrom(...NAMES), fc.array(attributes, { maxLength: 3 }))
  .map(([name, given]) => `<${name}${given.join('')}>`)
const end = fc.constantFrom(...NAMES).map((name) => `</${name}>`)
const html = fc.array(fc.oneof(characters, tag, end), { maxLength: 80 }).map((parts) => parts.join(''))

const textsOf = (block: ContentBlock): readonly RichText[] => {
  if (block.type === 'image') return []
  if (block.type === 'list') return block.items
  return block.type === 'table' ? block.rows.flat() : [block.text]
}

function assertSafe(blocks: readonly ContentBlock[]): void {
  assert.deepEqual(
    breachesOf('PUT', '/api/admin/content-management/article/x/content', 200, { content: blocks }),
    [],
  )
  for (const block of blocks) {
    if (block.type === 'image')
      assert.match(block.url, /^(?:https:\/\/|\/pictures\/[\w-]+\.|\/uploads\/[\w-]+\.)/)
    for (const text of textsOf(block)) {
      const plain = plainText(text)
      assert.ok(plain.length <= 2_000)
      assert.doesNotMatch(plain, /[^\n\P{Cc}]|\p{Cs}/u)
      for (const { link } of typeof text === 'string' ? [] : text) {
        if (link?.linkType === LinkType.EXTERNAL_LINK) assert.match(link.linkSourceValue, /^https:\/\//)
        else if (link) assert.match(link.linkSourceValue, /^(?:[\w.-]+|\/pages[\w/?=%&.+~-]*)$/)
      }
    }
  }
}

describe('whatever HTML is read,', () => {
  it('the blocks keep to the contract, and lead and load from nowhere bad', () => {
    fc.assert(
      fc.property(html, (given) => assertSafe(read(given))),
      RUNS,
    )
  })

  it('nothing of scripts and the like is left', () => {
    const secret = fc
      .tuple(fc.constantFrom(...DROPPED), characters)
      .map(([name, inside]) => `<${name}>${inside.replace(/[<>]/g, '')}${SECRET}</${name}>`)
    fc.assert(
      fc.property(fc.array(fc.oneof(secret, tag, end), { maxLength: 40 }), (parts) => {
        assert.doesNotMatch(wordsOf(read(parts.join(''))), new RegExp(SECRET))
      }),
      RUNS,
    )
  })

  it('no words are lost', () => {
    const safe = NAMES.filter(
      (name) => !/script|style|iframe|svg|object|template|title|textarea|math|video|select/.test(name),
    )
    const piece = fc.oneof(
      fc.constantFrom('alpha', 'beta'),
      fc.constantFrom(...safe).chain((name) => fc.constantFrom(`<${name}>`, `</${name}>`)),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (parts) => {
        const words = (text: string): string[] => (text.match(/alpha|beta/g) ?? []).sort()
        assert.deepEqual(
          words(wordsOf(read(parts.join('')))),
          words(parts.filter((part) => !part.startsWith('<')).join(' ')),
        )
      }),
      RUNS,
    )
  })

  it('plain words come out as they went in, and again the second time', () => {
    const words = fc.array(fc.constantFrom('集运', 'box', 'a&b', '1 < 2', '"x"'), {
      minLength: 1,
      maxLength: 600,
    })
    fc.assert(
      fc.property(words, (parts) => {
        const text = parts.join(' ')
        const escaped = (given: string): string => given.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
        const once = wordsOf(read(`<p>${escaped(text)}</p>`))
        assert.equal(once.replaceAll('\n', ' '), text)
        assert.equal(wordsOf(read(escaped(once))).replaceAll('\n', ' '), text)
      }),
      { ...RUNS, numRuns: 100 },
    )
  })
})

describe('half a megabyte', () => {
  const MANY = 499_000
  const repeated = (piece: string): string => piece.repeat(MANY / piece.length)
  const cases: Readonly<Record<string, string>> = {
    'of a long text': longHtml(MANY),
    'of one word': repeated('a'),
    'of characters outside the basic plane': `a${repeated('😀')}`,
    'of spans': repeated('<b>a</b>c'),
    'of cells': `<table>${repeated('<td>a')}`,
    'of rows': `<table>${repeated('<tr><td>a<td>b')}`,
    'of items': `<ul>${repeated('<li>a')}`,
    'of open tags': repeated('<b>'),
    'of nested lists': repeated('<ul><li>'),
    'of ends without a beginning': '<b>'.repeat(2_000) + repeated('</x>').slice(0, MANY - 6_000),
    'of half-open comments': repeated('<!--'),
    'of less-than signs': repeated('<'),
    'of attributes': `<a ${repeated('x ')}`,
    'of entities': repeated('&amp;'),
    'of nothing': repeated('\0'),
  }
  for (const [name, given] of Object.entries(cases)) {
    it(`${name} is read or refused within seconds`, () => {
      assert.ok(given.length <= 500_000)
      const begin = performance.now()
      try {
        assertSafe(read(given))
      } catch (error) {
        assert.ok(error instanceof ApiProblem && error.code === 'ContentTooLong', String(error))
      }
      assert.ok(performance.now() - begin < 10_000)
    })
  }
})
