import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

import type { BrowserContext, Frame, Page } from '@playwright/test'
import { build as bundle } from 'esbuild'

import { compileTemplates } from '../runner/compileTemplates.ts'
import { fetchTransport } from '../runner/fetchTransport.ts'
import type { LaunchOptions } from '../runner/LaunchOptions.ts'
import type { MiniProgram } from '../runner/MiniProgram.ts'
import { plainObject, textOrEmpty } from '../runner/plainObject.ts'
import { readBuild } from '../runner/readBuild.ts'
import { officialApis } from '../runner/wx/officialApis.ts'
import { fillBars, type Bars } from './fillBars.ts'
import { innerTemplates } from './innerTemplates.ts'
import type { Payload, SentAnswer, SentRequest } from './Payload.ts'
import { rpxToCalc, wxssToCss } from './wxss.ts'

/** The mini program's origin in the browser; nothing is sent there. */
const origin = 'http://weapp.invalid'
const here = fileURLToPath(new URL('.', import.meta.url))

/** Launch options that can be passed into the browser. */
export type DrawOptions = Pick<
  LaunchOptions,
  'path' | 'query' | 'storage' | 'system' | 'baseUrl' | 'apiOrigin'
>

export interface DrawnPage {
  readonly page: Page
  /** Runs `work` in the browser, next to the app. */
  run<T>(work: (app: MiniProgram) => T | Promise<T>): Promise<T>
  run<T, A>(work: (app: MiniProgram, argument: A) => T | Promise<T>, argument: A): Promise<T>
  /** Loads a test module next to the app; it puts its exports on `globalThis`. */
  load(module: string): Promise<void>
  /** Redraws the bars around the page. */
  refreshBars(): Promise<void>
}

/** Starts a compiled mini program in a browser page, with WeChat's bars around it. */
export async function drawPage(
  context: BrowserContext,
  dir: string,
  options: DrawOptions,
): Promise<DrawnPage> {
  const page = await context.newPage()
  await page.exposeFunction('sendFromNode', send)
  await page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname === '/') return route.fulfill({ path: path.join(here, 'shell.html') })
    if (pathname === '/page.html') return route.fulfill({ contentType: 'text/html', body: pageHtml() })
    return route.fulfill({ path: path.join(dir, pathname) }).catch(() => route.abort())
  })
  await page.goto(`${origin}/`)
  const frame = page.frame('page')
  if (!frame) throw new Error('the page has no frame')
  await frame.waitForLoadState()
  const load = async (module: string) => void (await frame.addScriptTag({ content: await bundled(module) }))
  await load(path.join(here, 'entry.ts'))
  const given: [Payload, DrawOptions] = [payloadOf(dir), options]
  await frame.evaluate(
    ([payload, launch]) => (globalThis as unknown as InPage).startInPage(payload, launch),
    given,
  )
  return {
    page,
    run: runner(frame),
    load,
    refreshBars: () => drawBars(page, frame, dir, options.system?.theme === 'dark' ? 'dark' : 'light'),
  }
}

interface InPage {
  startInPage(payload: Payload, options: LaunchOptions): Promise<void>
  readonly app: MiniProgram
}

function runner(frame: Frame): DrawnPage['run'] {
  return (work: unknown, argument?: unknown) =>
    frame.evaluate<never>(`(${String(work)})(globalThis.app, ${JSON.stringify(argument) ?? 'undefined'})`)
}

async function send({ url, method, header, body }: SentRequest): Promise<SentAnswer> {
  const request = { url, method, header, ...(body !== undefined && { body }) }
  const answer = await fetchTransport(request, new AbortController().signal)
  return {
    status: answer.status,
    header: answer.header,
    base64: Buffer.from(answer.bytes).toString('base64'),
  }
}

function payloadOf(dir: string): Payload {
  const build = readBuild(dir)
  const texts = build.files.list.filter((file) => /\.(js|json)$/.test(file))
  const pagePaths = build.pages.filter((page) => build.files.list.includes(`${page}.wxss`))
  return {
    files: Object.fromEntries(texts.map((file) => [file, build.files.read(file) ?? ''])),
    templates: compileTemplates(build, { prefixTags: true, extra: innerTemplates }),
    officialApis: officialApis(),
    styles: Object.fromEntries(['app', ...pagePaths].map((page) => [page, wxssToCss(build, `${page}.wxss`)])),
  }
}

async function bundled(module: string): Promise<string> {
  const { outputFiles } = await bundle({
    entryPoints: [module],
    bundle: true,
    write: false,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  return outputFiles[0]?.text ?? ''
}

/** The page's HTML. Its script converts rpx in inline styles and strips the component prefix from IDs. */
function pageHtml(): string {
  const script = `
    const { setAttribute } = Element.prototype
    const rpxToCalc = ${rpxToCalc.toString()}
    Element.prototype.setAttribute = function (name, value) {
      setAttribute.call(this, name, name === 'style' ? rpxToCalc(value) : value)
    }
    const id = Object.getOwnPropertyDescriptor(Element.prototype, 'id')
    Object.defineProperty(Element.prototype, 'id', {
      ...id,
      set(value) {
        id.set.call(this, value.replace(/^[0-9a-f]+--/, ''))
      },
    })`
  const meta = '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">'
  const style = readFileSync(path.join(here, 'base.css'), 'utf8')
  return `<!doctype html>${meta}<style>${style}</style><script>${script}</script><body></body>`
}

async function drawBars(page: Page, frame: Frame, dir: string, theme: string): Promise<void> {
  const {
    path: current,
    title,
    tabs,
  } = await frame.evaluate(() => {
    const { app } = globalThis as unknown as InPage
    return { path: app.page.path, title: app.page.title, tabs: app.tabs.hidden ? [] : app.tabs.items }
  })
  const build = readBuild(dir)
  const ofTabBar = (name: string) =>
    String(build.themed(plainObject(build.appJson.tabBar)[name] ?? '', theme))
  const ofWindow = (name: string) => build.themed(build.windowSetting(current, name), theme)
  const tabHtml = (build.isTab(current) ? tabs : []).map(({ pagePath, text, iconPath, selectedIconPath }) => {
    const [colour, icon] = pagePath === current ? ['selectedColor', selectedIconPath] : ['color', iconPath]
    const image = icon ? `<img src="/${icon.replace(/^\//, '')}">` : ''
    return `<div class="tab" style="color:${ofTabBar(colour ?? '')}">${image}${text}</div>`
  })
  const bars: Bars = {
    title,
    titleBackground: textOrEmpty(ofWindow('navigationBarBackgroundColor')) || '#000',
    titleInk: ofWindow('navigationBarTextStyle') === 'black' ? '#000' : '#fff',
    tabHtml: tabHtml.join(''),
    tabBackground: ofTabBar('backgroundColor'),
  }
  await page.evaluate(fillBars, bars)
}
