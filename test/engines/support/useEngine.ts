import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { after, afterEach, before, beforeEach, it } from 'node:test'

import { newCustomer, type TestCustomer } from '../../support/server/customers.ts'
import { startTestServer, type TestServer } from '../../support/server/startTestServer.ts'
import { copyThatNotesFaults, FAULTS, notedFaults } from './faults.ts'
import { Phone } from './Phone.ts'

import type { Browser, Engine } from './Browser.ts'

const ROOT = path.resolve(import.meta.dirname, '../../..')

interface Scene {
  readonly server: TestServer
  readonly browser: Browser
  readonly phone: Phone
  /** A new customer with an account, signed out until the test signs them in. */
  readonly customer: TestCustomer
}

/**
 * One browser of an engine and one server for all tests of a suite. Every test gets a phone that has never
 * opened the app, and fails when anything goes wrong on its console.
 *
 * @returns a function that defines a test, which is skipped if the engine isn't installed
 */
export function useEngine(engine: Engine): (name: string, run: (scene: Scene) => Promise<void>) => void {
  const skip = reasonToSkip(engine)
  if (skip) {
    return (name) => {
      it(name, { skip })
    }
  }

  let server: TestServer
  let browser: Browser
  let scene: Scene
  const toClose: (() => Promise<void>)[] = []
  before(async () => {
    const build = await copyThatNotesFaults(path.join(ROOT, 'dist/h5'))
    toClose.unshift(() => rm(build, { recursive: true }))
    server = await startTestServer({ staticDir: build })
    toClose.unshift(() => server.close())
    browser = await engine.launch()
    toClose.unshift(() => browser.close())
  })
  after(async () => {
    for (const close of toClose) await close()
  })
  beforeEach(async () => {
    const phone = new Phone(browser, server.url)
    await phone.forgetEverything()
    scene = { server, browser, phone, customer: await newCustomer(server) }
  })
  afterEach(async () => {
    assert.deepEqual(await browser.run(notedFaults, FAULTS), [], 'errors and warnings in the browser')
  })
  return (name, run) => {
    it(name, async () => {
      try {
        await run(scene)
      } catch (error) {
        await keepPicture(browser, `${engine.name}: ${name}`)
        throw error
      }
    })
  }
}

function reasonToSkip({ name, programs }: Engine): string | null {
  const missing = Object.entries(programs).filter(([program]) => !existsSync(program))
  if (missing.length === 0) return null
  return `${name} isn't installed (Debian: apt-get install ${missing.map(([, debianPackage]) => debianPackage).join(' ')})`
}

async function keepPicture(browser: Browser, name: string): Promise<void> {
  const folder = path.join(ROOT, 'test-results')
  await mkdir(folder, { recursive: true })
  await writeFile(path.join(folder, `${name}.png`), await browser.screenshot())
}
