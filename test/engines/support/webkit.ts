import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'

import { freePort } from '../../support/freePort.ts'
import { WINDOW, type Browser, type Engine } from './Browser.ts'
import { eventually } from './eventually.ts'
import { WebDriver } from './WebDriver.ts'

const DISPLAY_SERVER = '/usr/bin/Xvfb'
const DRIVER = '/usr/bin/WebKitWebDriver'

/** WebKitGTK's test browser, which the driver starts. */
const OPTIONS = { args: ['--automation', '--javascript-can-open-windows-automatically=true'] }

export const webkit: Engine = {
  name: 'WebKit',
  programs: { [DRIVER]: 'webkit2gtk-driver', [DISPLAY_SERVER]: 'xvfb' },
  launch: async () => {
    const { display, displayServer } = await startDisplay()
    const port = await freePort()
    const env = { ...process.env, DISPLAY: display, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }
    const driver = helper(spawn(DRIVER, [`--port=${port}`], { env, stdio: 'ignore' }))
    const url = `http://127.0.0.1:${port}`
    await eventually('WebKitWebDriver to listen', async () => (await fetch(`${url}/status`)).ok)
    const session = await WebDriver.start(url, { 'webkitgtk:browserOptions': OPTIONS })
    await openPhoneWindow(session)
    return browserOf(session, async () => {
      await session.end()
      await Promise.all([ended(driver), ended(displayServer)])
    })
  },
}

/** A process that ends with this one at the latest, even if the browser can't be started. */
function helper(child: ChildProcess): ChildProcess {
  process.once('exit', () => child.kill())
  child.unref()
  return child
}

/** WebKitGTK has no mode without a display. */
async function startDisplay(): Promise<{ display: string; displayServer: ChildProcess }> {
  const args = ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp']
  const displayServer = helper(spawn(DISPLAY_SERVER, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] }))
  // It picks a free display and writes the number.
  const output = displayServer.stdio[3]!
  const [number] = (await once(output, 'data')) as [Buffer]
  output.destroy()
  return { display: `:${number.toString().trim()}`, displayServer }
}

/** The toolbar keeps the first window from being as narrow as a phone, so open one without. */
async function openPhoneWindow(session: WebDriver): Promise<void> {
  const { width, height } = WINDOW
  const features = `toolbar=no,location=no,menubar=no,width=${width},height=${height}`
  const [first] = await session.get<string[]>('window/handles')
  await session.post('execute/sync', { script: `open('', '', ${JSON.stringify(features)})`, args: [] })
  const handles = await session.get<string[]>('window/handles')
  await session.post('window', { handle: handles.find((handle) => handle !== first) })
}

function browserOf(session: WebDriver, close: () => Promise<void>): Browser {
  const act = (input: object) => session.post<void>('actions', { actions: [input] })
  return {
    open: (url) => session.post('url', { url }),
    reload: () => session.post('refresh'),
    run: (script, ...args) =>
      session.post('execute/sync', { script: `return (${String(script)})(...arguments)`, args }),
    press: (x, y) => act(click(x, y)),
    type: (text) => act(keystrokes(text)),
    screenshot: async () => Buffer.from(await session.get<string>('screenshot'), 'base64'),
    close,
  }
}

const click = (x: number, y: number) => ({
  type: 'pointer',
  id: 'mouse',
  actions: [
    { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ],
})

const keystrokes = (text: string) => ({
  type: 'key',
  id: 'keyboard',
  actions: [...text].flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]),
})

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  child.ref()
  child.kill()
  await once(child, 'exit')
}
