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
mkdirSync(join(staticDir, 'static', 'brand'), { recursive: true })
writeFileSync(join(staticDir, 'static', 'brand', 'icon-192.png'), 'an icon')
writeFileSync(join(staticDir, 'sw.js'), 'skipWaiting()')
writeFileSync(join(staticDir, 'manifest.webmanifest'), '{}')
after(() => rmSync(staticDir, { recursive: true, force: true }))

const context = useServer({ staticDir, trustedProxies: 1 })

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

  for (const [path, type, caching] of [
    ['/sw.js', /javascript/, 'no-cache'],
    ['/manifest.webmanifest', /^application\/manifest\+json/, 'no-cache'],
    ['/static/brand/icon-192.png', /^image\/png/, 'public, max-age=86400'],
  ] as const) {
    it(`has ${path}, whose name stays, with its type, not kept for long`, async () => {
      const { status, headers } = await fetch(context.server.url + path)
      assert.equal(status, 200)
      assert.match(headers.get('content-type') ?? '', type)
      assert.equal(headers.get('cache-control'), caching)
    })
  }

  it('gives nothing away from outside its directory', async () => {
    for (const path of ['/../package.json', '/%2e%2e/package.json', '/uploads/..%2foperator-token']) {
      assert.equal((await fetch(context.server.url + path)).status, 404)
    }
  })
})

describe('every answer', () => {
  const headersOf = async (path: string, sent: Readonly<Record<string, string>> = {}) =>
    (await fetch(context.server.url + path, { headers: sent })).headers

  it('tells the browser what no page here may do', async () => {
    const policy = {
      'worker-src': "'self'",
      'manifest-src': "'self'",
      'connect-src': "'self' blob:",
      'frame-ancestors': "'none'",
      'object-src': "'none'",
      'base-uri': "'self'",
      'form-action': "'self'",
    }
    for (const path of ['/', '/sw.js', '/nothing']) {
      const headers = await headersOf(path)
      const directives = (headers.get('content-security-policy') ?? '').split(';')
      for (const [name, value] of Object.entries(policy))
        assert.ok(directives.includes(`${name} ${value}`), `${name} of ${path}`)
      assert.match(headers.get('permissions-policy') ?? '', /camera=\(self\), microphone=\(\)/)
      assert.equal(headers.get('x-content-type-options'), 'nosniff')
      assert.equal(headers.get('x-frame-options'), 'DENY')
      assert.equal(headers.get('referrer-policy'), 'no-referrer')
      assert.equal(headers.get('cross-origin-opener-policy'), 'same-origin')
    }
  })

  it('lets nobody show the answers of the API, load anything in them, or keep them', async () => {
    for (const path of ['/api/system/site-configuration', '/%61pi/nothing']) {
      const headers = await headersOf(path)
      assert.equal(headers.get('content-security-policy'), "default-src 'none'; frame-ancestors 'none'", path)
      assert.equal(headers.get('x-content-type-options'), 'nosniff')
      assert.equal(headers.get('x-frame-options'), 'DENY')
      assert.equal(headers.get('referrer-policy'), 'no-referrer')
      assert.equal(headers.get('cache-control'), 'no-store')
    }
  })

  it('asks for https for a year once it is reached by https', async () => {
    assert.equal((await headersOf('/')).get('strict-transport-security'), null)
    const secure = await headersOf('/', { 'x-forwarded-proto': 'https' })
    assert.equal(secure.get('strict-transport-security'), 'max-age=31536000')
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
