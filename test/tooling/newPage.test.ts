import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, describe, it } from 'node:test'

import { root, rulesBroken } from './support/lintSnippet.ts'
import { typeErrors } from './support/typeErrors.ts'

const COPIED = [
  ...['src', 'types', 'tsconfig.json', 'package.json', '.prettierrc.json'],
  ...['jest.config.js', 'babel.config.js', 'scripts/screens.mts'],
  ...['test/support', 'test/e2e/support', 'test/weapp/app/support'],
]

/** A copy of the parts of the project needed to scaffold a page and check it. */
class Copy {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'new-page-'))
  /** Files that new pages have added or changed. */
  private readonly written = new Set<string>()

  constructor() {
    for (const entry of COPIED)
      cpSync(path.join(root, entry), path.join(this.folder, entry), { recursive: true })
    symlinkSync(path.join(root, 'node_modules'), path.join(this.folder, 'node_modules'))
  }

  read(file: string): string {
    return readFileSync(path.join(this.folder, file), 'utf8')
  }

  newPage(...args: string[]) {
    const script = path.join(root, 'scripts/newPage.mts')
    const command = ['--import', 'tsx', script, ...args, '--root', this.folder]
    const result = spawnSync(process.execPath, command, { cwd: root, encoding: 'utf8' })
    for (const [, file] of result.stdout.matchAll(/^ {2}(\S+)$/gm)) this.written.add(file ?? '')
    return result
  }

  /** Runs one of the project's packages in the copy. */
  run(bin: string, ...args: string[]) {
    const file = path.join(root, 'node_modules', bin)
    return spawnSync(process.execPath, [file, ...args], { cwd: this.folder, encoding: 'utf8' })
  }

  /** Type errors in all that was written, and in what knows every page. */
  typeErrors(): string[] {
    const isAboutPages = (file: string) => /^src\/(navigation\/|i18n\/[^/]+$|app\.config)/.test(file)
    return typeErrors(this.folder, (file) => this.written.has(file) || isAboutPages(file))
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true })
  }
}

const PAGE = 'pages-parcel/ship-for-me/freshly-made/freshly-made'
const PERSONAL_LIST = 'pages-care/cases/fresh-list/fresh-list'
const PUBLIC_LIST = 'pages/users/fresh-news/fresh-news'
const TITLES = ['--zh', '新页', '--en', "The customer's new page"]

let copy: Copy

before(() => {
  copy = new Copy()
  const personal = ['--call', 'afterSales.list', '--opens', 'afterSalesDetail', '--texts', 'fresh']
  const news = ['--public', '--call', 'parcels.list', '--opens', 'parcelDetail']
  const made = [
    copy.newPage(PAGE, 'freshlyMade', ...TITLES),
    copy.newPage(PERSONAL_LIST, 'freshList', '--list', ...personal, ...TITLES),
    copy.newPage(PUBLIC_LIST, 'freshNews', '--list', ...news, ...TITLES),
  ]
  for (const { status, stderr } of made) assert.equal(status, 0, stderr)
})
after(() => copy.remove())

it('npm run new:page writes what compiles', () => {
  assert.deepEqual(copy.typeErrors(), [])
})

describe('npm run new:page', () => {
  it('makes the page known to the router, the build and both languages', () => {
    assert.match(copy.read('src/navigation/routes.ts'), new RegExp(`freshlyMade: '/${PAGE}',`))
    assert.match(copy.read('src/app.config.ts'), /ship-for-me\/freshly-made\/freshly-made'/)
    assert.match(copy.read('src/i18n/zh-Hans/common.ts'), /'title\.freshlyMade': '新页'/)
    assert.match(copy.read('src/i18n/en/common.ts'), /'title\.freshlyMade': "The customer's new page"/)
  })

  for (const file of [
    `${PAGE}.tsx`,
    `${path.posix.dirname(PAGE)}/FreshlyMadeStore.ts`,
    `${PAGE}.config.ts`,
  ]) {
    it(`writes ${path.basename(file)} that passes lint`, async () => {
      assert.deepEqual(await rulesBroken(`src/${file}`, copy.read(`src/${file}`).trimEnd()), [])
    })
  }

  it('refuses to write over a page that is there', () => {
    const { status, stderr } = copy.newPage(PAGE, 'another', ...TITLES)

    assert.equal(status, 1)
    assert.match(stderr, /There already is .*freshly-made\.tsx/)
  })

  const other = ['pages/users/other/other', 'other']
  const list = (call: string, opens: string) => [...other, '--list', '--call', call, '--opens', opens]
  for (const [mistake, args, message] of [
    ['a path is not one', ['Pages/NotKebab', 'x'], /kebab-case folders/],
    ['a route is there already', ['pages/users/other/other', 'freshlyMade'], /already is a route/],
    ['a list has no call', [...other, '--list'], /A list has a --call/],
    ['the area of a call is unknown', list('no.list', 'product'), /no area "no"/],
    ['the method of a call is unknown', list('parcels.x', 'product'), /no method "x"/],
    ['the route that rows lead to is unknown', list('parcels.list', 'nowhere'), /no route "nowhere"/],
  ] as const) {
    it(`says so when ${mistake}, and writes nothing`, () => {
      const { status, stderr } = copy.newPage(...args, ...TITLES)

      assert.equal(status, 1)
      assert.match(stderr, message)
      assert.doesNotMatch(copy.read('src/navigation/routes.ts'), /other\/other/)
    })
  }
})

describe('npm run new:page -- --list', () => {
  it('gives the texts a catalogue of their own', () => {
    assert.match(copy.read('src/i18n/en/fresh.ts'), /'title\.freshList': "The customer's new page"/)
  })

  it('puts the page into its sub-package, also below pages', () => {
    const subPackage = (name: string) =>
      new RegExp(`root: '${name}',[^\\]]*`).exec(copy.read('src/app.config.ts'))?.[0]
    assert.match(subPackage('pages-care') ?? '', /'cases\/fresh-list\/fresh-list'/)
    assert.match(subPackage('pages/users') ?? '', /'fresh-news\/fresh-news'/)
  })

  for (const file of [
    `src/${PERSONAL_LIST}.tsx`,
    `src/${path.posix.dirname(PERSONAL_LIST)}/freshList.ts`,
    `src/${path.posix.dirname(PERSONAL_LIST)}/FreshListRow.tsx`,
    `src/${PUBLIC_LIST}.tsx`,
    `test/component/${PERSONAL_LIST}.test.tsx`,
  ]) {
    it(`writes ${path.basename(file)} that passes lint`, async () => {
      assert.deepEqual(await rulesBroken(file, copy.read(file).trimEnd()), [])
    })
  }

  it('names the page in every list of screens', () => {
    assert.match(copy.read('scripts/screens.mts'), /name: 'fresh-list', route: '\/pages-care\/cases/)
    assert.match(copy.read('test/e2e/support/routes.ts'), /FRESH_LIST = '\/pages-care\/cases/)
    const ofCare =
      /function careScreens[\s\S]*?\n\}/.exec(copy.read('test/e2e/support/screens.ts'))?.[0] ?? ''
    assert.match(ofCare, /route: routes\.FRESH_LIST,\s*title: '新页',[^}]*signedOut: '登录后查看'/)
    assert.match(copy.read('test/weapp/app/support/paths.ts'), /freshList: 'pages-care\/cases/)
    assert.match(
      copy.read('test/weapp/app/support/screens.ts'),
      /'fresh list', open: startAt\(PAGES\.freshList\)/,
    )
  })

  it('writes tests that pass', () => {
    const { status, stderr } = copy.run('jest/bin/jest.js', '--runInBand', 'fresh-list', 'fresh-news')

    assert.equal(status, 0, stderr)
    assert.match(stderr, /Tests: +7 passed/)
  })
})
