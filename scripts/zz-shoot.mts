import { chromium } from '/work/wt/home/node_modules/@playwright/test/index.mjs'
import { startTestServer } from '/work/wt/home/test/support/server/startTestServer.ts'
const server = await startTestServer({ staticDir: '/work/wt/home/dist/h5', demo: true })
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
const r = await fetch(server.url + '/api/f/passport/login', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ usernameOrEmail: 'demo', password: 'demo1234', loginPlatform: 'MobileWebFrontend' }) })
const token: any = await r.json()
async function shot(name: string, o: any) {
  const { w, h, locale = 'zh-Hans', dark = false, signedIn = false, popup = false, then } = o
  const ls: any = { locale, appearance: dark ? 'dark' : 'light' }
  if (!popup) ls.popupAnnounceClosed = { id: 'x', t: 99999999999 }
  if (signedIn) ls.session = { tokenType: token.tokenType, accessToken: token.accessToken, refreshToken: token.refreshToken, id: 's', userId: null }
  const c = await browser.newContext({ viewport: { width: w, height: h }, isMobile: w < 1000, hasTouch: w < 1000, deviceScaleFactor: 1, reducedMotion: o.motion ? 'no-preference' : 'reduce',
    storageState: { cookies: [], origins: [{ origin: new URL(server.url).origin, localStorage: Object.entries(ls).map(([n, data]) => ({ name: n, value: JSON.stringify({ data }) })) }] } })
  const p = await c.newPage()
  p.on('pageerror', (e) => console.log(name, 'ERR', e.message))
  p.on('console', (m) => m.type() === 'error' && console.log(name, m.text()))
  await p.goto(server.url); await p.waitForLoadState('networkidle'); await p.waitForTimeout(1200)
  if (then) await then(p)
  await p.screenshot({ path: `/tmp/shot-${name}.png` }); 
  console.log(name, 'nodes', await p.evaluate(() => document.querySelectorAll('*').length))
  await c.close()
}
export { shot, server, browser }
const which = process.argv.slice(2)
const all: any = {
  visitor: { w: 390, h: 2900 }, visitoren: { w: 390, h: 2900, locale: 'en', dark: true },
  demo: { w: 390, h: 3400, signedIn: true }, wide: { w: 1280, h: 1900, signedIn: true, locale: 'en' }, widevis: { w: 1280, h: 1700, dark: true },
  popup: { w: 390, h: 844, popup: true }, popupwide: { w: 1280, h: 800, popup: true, dark: true, locale: 'en' },
  open: { w: 390, h: 2900, then: async (p: any) => { await p.locator('#rates').click(); await p.locator('[id^=faq-]').first().click(); await p.waitForTimeout(300) } },
}
for (const k of which.length ? which : Object.keys(all)) await shot(k, all[k])
await browser.close(); await server.close(); process.exit(0)
