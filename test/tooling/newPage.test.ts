import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, describe, it } from 'node:test'

import { root, rulesBroken } from './support/lintSnippet.ts'

const PAGE = 'pages-parcel/ship-for-me/freshly-made/freshly-made'
const COPIED = ['src', 'types', 'tsconfig.json', 'package.json', '.prettierrc.json']

function newPage(copy: string, ...args: string[]) {
  const script = path.join(root, 'scripts/newPage.mts')
  return spawnSync(process.execPath, ['--import', 'tsx', script, ...args, '--root', copy], {
    cwd: root,
    encoding: 'utf8',
  })
}

describe('npm run new:page', () => {
  let copy = ''
  const read = (file: string) => readFileSync(path.join(copy, file), 'utf8')

  before(() => {
    copy = mkdtempSync(path.join(tmpdir(), 'new-page-'))
    for (const entry of COPIED) cpSync(path.join(root, entry), path.join(copy, entry), { recursive: true })
    symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'))
    const { status, stderr } = newPage(
      copy,
      PAGE,
      'freshlyMade',
      '--zh',
      '新页',
      '--en',
      "The customer's new page",
    )
    assert.equal(status, 0, stderr)
  })
  after(() => rmSync(copy, { recursive: true, force: true }))

  it('makes the page known to the router, the build and both languages', () => {
    assert.match(read('src/navigation/routes.ts'), new RegExp(`freshlyMade: '/${PAGE}',`))
    assert.match(read('src/app.config.ts'), /ship-for-me\/freshly-made\/freshly-made'/)
    assert.match(read('src/i18n/zh-Hans/common.ts'), /'title\.freshlyMade': '新页'/)
    assert.match(read('src/i18n/en/common.ts'), /'title\.freshlyMade': "The customer's new page"/)
  })

  it('writes what compiles', () => {
    const { stdout } = spawnSync(
      process.execPath,
      [path.join(root, 'node_modules/typescript/bin/tsc'), '--noEmit'],
      {
        cwd: copy,
        encoding: 'utf8',
      },
    )
    assert.deepEqual(
      stdout.split('\n').filter((line) => /freshly|title\./i.test(line)),
      [],
    )
  })

  for (const file of [
    `${PAGE}.tsx`,
    `${path.posix.dirname(PAGE)}/FreshlyMadeStore.ts`,
    `${PAGE}.config.ts`,
  ]) {
    it(`writes ${path.basename(file)} within the walls`, async () => {
      assert.deepEqual(await rulesBroken(`src/${file}`, read(`src/${file}`).trimEnd()), [])
    })
  }

  it('refuses to write over a page that is there', () => {
    const { status, stderr } = newPage(copy, PAGE, 'freshlyMade', '--zh', '新页', '--en', 'New page')

    assert.equal(status, 1)
    assert.match(stderr, /There already is .*freshly-made\.tsx/)
  })

  it('says how to call it when a path is not one', () => {
    const { status, stderr } = newPage(copy, 'Pages/NotKebab', 'x', '--zh', '新页', '--en', 'New page')

    assert.equal(status, 1)
    assert.match(stderr, /kebab-case folders/)
  })
})
