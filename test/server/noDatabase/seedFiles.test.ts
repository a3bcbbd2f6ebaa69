import assert from 'node:assert/strict'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, describe, it } from 'node:test'

import { Type } from 'typebox'

import { SEED_DIR } from '../../../server/assets.ts'
import { closed } from '../../../server/contracts/schema.ts'
import { blocksOf, splitMarkdown } from '../../../server/seed/reading/markdown.ts'
import { fillIn } from '../../../server/seed/reading/placeholders.ts'
import { Sentence } from '../../../server/seed/reading/schemas.ts'
import { readTable, readTexts } from '../../../server/seed/reading/seedFile.ts'
import { announcementRows } from '../../../server/seed/tables/announcements.ts'
import { articleRows } from '../../../server/seed/tables/articles.ts'
import { faqRows } from '../../../server/seed/tables/faqs.ts'
import { pageRows } from '../../../server/seed/tables/pages.ts'
import { productRows } from '../../../server/seed/tables/products.ts'
import { APP_NAME } from '../../../server/texts/brand.ts'

describe('the tenant’s Markdown', () => {
  it('is all shown: no file is left out of its list', () => {
    const now = new Date()
    const rows = [articleRows(now), announcementRows(now), faqRows(), pageRows(), productRows(now)].flat()
    const content = path.join(SEED_DIR, 'content')
    const files = readdirSync(content, { recursive: true, encoding: 'utf8' })
    assert.equal(files.filter((file) => file.endsWith('.md')).length, rows.length * 2)
  })
})

describe('a Markdown file', () => {
  it('becomes the blocks that the app shows', () => {
    const markdown = `First.

## Then

1. One
2. Two

- A point

![A box](/pictures/box.webp)

> [!NOTE]
> Good to know.

> [!WARNING]
> Mind this.
`
    assert.deepEqual(blocksOf(markdown), [
      { type: 'paragraph', text: 'First.' },
      { type: 'heading', text: 'Then' },
      { type: 'list', isOrdered: true, items: ['One', 'Two'] },
      { type: 'list', isOrdered: false, items: ['A point'] },
      { type: 'image', url: '/pictures/box.webp', description: 'A box' },
      { type: 'notice', tone: 'info', text: 'Good to know.' },
      { type: 'notice', tone: 'warning', text: 'Mind this.' },
    ])
  })

  for (const markdown of [
    'in **bold**',
    '# A title',
    '> a quotation',
    '> [!TIP]\n> unknown',
    '* another sign',
    'a [link](https://example.com)',
    'with <b>HTML</b>',
    'of two\nlines',
    '## A heading\nwith words below it',
    '- a point\nand more',
  ]) {
    it(`is refused with ${JSON.stringify(markdown)}`, () => {
      assert.throws(() => blocksOf(markdown), /Markdown that is not read here/)
    })
  }

  it('has front matter that means the same to a reader of YAML', () => {
    assert.deepEqual(splitMarkdown('---\ntitle: One, two\nsummary: "So: three"\n---\n\nWords.\n'), {
      fields: { title: 'One, two', summary: 'So: three' },
      body: '\nWords.\n',
    })
    assert.throws(() => splitMarkdown('---\ntitle: So: three\n---\n'), /title needs double quotes/)
    assert.throws(() => splitMarkdown('---\ntitle\n---\n'), /not a field of the front matter: title/)
    assert.throws(() => splitMarkdown('Words.'), /front matter .* is missing/)
  })
})

describe('a placeholder', () => {
  it('is replaced in every text, in the language of the file or the key', () => {
    assert.equal(fillIn('By {{brand.name}}', 'en'), `By ${APP_NAME.en}`)
    assert.deepEqual(fillIn([{ 'zh-Hans': '{{brand.name}}', en: '{{ brand.name }}' }], undefined), [APP_NAME])
    assert.equal(fillIn('{{brand.name.zh-Hans}}', 'en'), APP_NAME['zh-Hans'])
    assert.equal(fillIn('{{sum 1 2}}', 'en', { sum: (a, b) => String(Number(a) + Number(b)) }), '3')
  })

  it('is refused if unknown, or of an unknown language', () => {
    assert.throws(() => fillIn('{{brand.title}}', 'en'), /unknown placeholder \{\{brand\.title\}\}/)
    assert.throws(() => fillIn('{{brand.name}}', undefined), /unknown placeholder/)
    assert.throws(() => fillIn('{{constructor}}', 'en'), /unknown placeholder/)
  })
})

describe('a file with a mistake', () => {
  let folder = ''
  before(() => (folder = mkdtempSync(path.join(tmpdir(), 'seed-'))))
  after(() => rmSync(folder, { recursive: true }))

  const place = (file: string, source: string): string => {
    writeFileSync(path.join(folder, file), source)
    return path.relative(SEED_DIR, path.join(folder, file))
  }
  const Head = closed({ title: Sentence })

  it('is named with its field', () => {
    const table = place('list.json', '[{ "title": "One" }, { "title": 2 }]')
    assert.throws(() => readTable(table, Type.Array(Head)), /list\.json: \/1\/title must be string/)
    const broken = place('broken.json', '[{]')
    assert.throws(() => readTable(broken, Type.Array(Head)), /broken\.json: .*JSON/)
  })

  it('is named with the field of its front matter, or its line', () => {
    const name = place('text.en.md', '---\nname: One\n---\n').replace(/\.en\.md$/, '')
    place('text.zh-Hans.md', '---\ntitle: 一\n---\n')
    assert.throws(() => readTexts(name, Head), /text\.en\.md: .*title/)
    place('text.en.md', '---\ntitle: One\n---\n\n{{nothing}}\n')
    assert.throws(() => readTexts(name, Head), /text\.en\.md: unknown placeholder/)
  })

  it('is named when a translation is missing', () => {
    const name = place('half.zh-Hans.md', '---\ntitle: 一\n---\n').replace(/\.zh-Hans\.md$/, '')
    assert.throws(() => readTexts(name, Head), /half\.en\.md: is missing/)
  })
})
