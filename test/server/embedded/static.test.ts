import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, it } from 'node:test'
import { brotliCompressSync } from 'node:zlib'

import { useServer } from '../../support/server/useServer.ts'

const INLINE = 'window.start = 1'
const SCRIPT = 'console.log("the app")'
const staticDir = mkdtempSync(join(tmpdir(), 'h5-'))
mkdirSync(join(staticDir, 'js'))
writeFileSync(
  join(staticDir, 'index.html'),
  `<html><script>${INLINE}</script><script src="/js/app.123.js"></script></html>`,
)
writeFileSync(join(staticDir, 'js', 'app.123.js'), SCRIPT)
writeFileSync(join(staticDir, 'js', 'app.123.js.br'), brotliCompressSync(SCRIPT))
after(() => rmSync(staticDir, { recursive: true, force: true }))

const context = useServer({ staticDir })

describe('the H5 app', () => {
  it('is at the top, asked for anew each time, and lets only its own scripts run', async () => {
    const page = await fetch(`${context.server.url}/`)
    assert.match(await page.text(), /app\.123\.js/)
    assert.equal(page.headers.get('cache-control'), 'no-cache')
    const hash = createHash('sha256').update(INLINE).digest('base64')
    const policy = page.headers.get('content-security-policy') ?? ''
    assert.match(policy, /default-src 'self'/)
    assert.ok(policy.includes(`script-src 'self' 'sha256-${hash}'`))
    assert.equal(page.headers.get('x-content-type-options'), 'nosniff')
  })

  it('has files that are kept for ever, sent as the build compressed them', async () => {
    const script = await fetch(`${context.server.url}/js/app.123.js`, {
      headers: { 'accept-encoding': 'br' },
    })
    assert.equal(script.headers.get('content-encoding'), 'br')
    assert.match(script.headers.get('cache-control') ?? '', /immutable/)
    assert.equal(await script.text(), SCRIPT)
    const plain = await fetch(`${context.server.url}/js/app.123.js`, {
      headers: { 'accept-encoding': 'identity' },
    })
    assert.equal(plain.headers.get('content-encoding'), null)
    assert.equal(await plain.text(), SCRIPT)
  })

  it('gives nothing away from outside its directory', async () => {
    for (const path of ['/../package.json', '/%2e%2e/package.json', '/uploads/..%2foperator-token']) {
      assert.equal((await fetch(context.server.url + path)).status, 404)
    }
  })
})

describe('a link to a page without its #', () => {
  const open = (path: string, headers: Readonly<Record<string, string>> = {}) =>
    fetch(context.server.url + path, {
      redirect: 'manual',
      headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', ...headers },
    })
  const LIST = '/pages-parcel/ship-for-me/parcel-list/parcel-list'

  for (const [kind, path, page] of [
    ['with a query', `${LIST}?status=50&from=a%20b`, `/#${LIST}?status=50&from=a%20b`],
    ['whose # a chat has encoded', `/%23${LIST}?status=50`, `/#${LIST}?status=50`],
    ['that the app does not have, and says so', '/pages/nowhere', '/#/pages/nowhere'],
    ['that looks like another site', '//evil.test/pages', '/#//evil.test/pages'],
  ] as const) {
    it(`leads to the page ${kind}`, async () => {
      const answer = await open(path)
      assert.equal(answer.status, 302)
      assert.equal(answer.headers.get('location'), page)
      assert.equal(answer.headers.get('cache-control'), 'no-cache')
    })
  }

  for (const path of [
    '/api/nothing',
    '/js/gone.456.js',
    '/css/gone.css',
    '/uploads/none.jpg',
    '/pictures/no.png',
  ]) {
    it(`is no such link: ${path}`, async () => {
      const answer = await open(path)
      assert.equal(answer.status, 404)
      assert.match(answer.headers.get('content-type') ?? '', /application\/json/)
    })
  }

  it('is told apart from a program that asks', async () => {
    assert.equal((await open(LIST, { accept: '*/*' })).status, 404)
    assert.equal((await open('/?from=chat')).status, 200)
  })
})
