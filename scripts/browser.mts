import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

import { chromium } from '@playwright/test'

/** Flags to run headless Chromium as root and offline, without background traffic. */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const SYSTEM_BROWSERS = [
  // Renders the same pages without browser windows, at two thirds of the cost.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Debian's browser has no Chinese font; without one, Chinese text renders as boxes. */
const APT_PACKAGES = ['chromium-headless-shell', 'fonts-noto-cjk']

/**
 * Finds a Chromium on this machine; null if there's none. `CHROMIUM_PATH` takes precedence.
 *
 * @throws if `CHROMIUM_PATH` names a missing file
 */
export function findBrowser(): string | null {
  const chosen = process.env['CHROMIUM_PATH']
  if (chosen) {
    if (!existsSync(chosen)) throw new Error(`CHROMIUM_PATH is ${chosen}, but there is no such file.`)
    return chosen
  }
  return [...SYSTEM_BROWSERS, chromium.executablePath()].find((file) => existsSync(file)) ?? null
}

/**
 * Finds a Chromium, or installs one.
 *
 * @throws if it can't be installed, with instructions for doing it by hand
 */
export function ensureBrowser(): string {
  const found = findBrowser()
  if (found) return found
  console.log('No Chromium found; installing one.')
  const isInstalled = canUseApt() ? installWithApt() : installWithPlaywright()
  const installed = isInstalled ? findBrowser() : null
  if (!installed) {
    throw new Error(
      'The browser tests need Chromium, and none could be found or installed.\n' +
        'Install it yourself (Debian: apt-get install chromium-headless-shell fonts-noto-cjk; anywhere: npx playwright install chromium),\n' +
        'or set CHROMIUM_PATH to one you have.',
    )
  }
  return installed
}

const canUseApt = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

function installWithApt(): boolean {
  return (
    run('apt-get', ['update']) &&
    run('apt-get', ['install', '-y', '--no-install-recommends', ...APT_PACKAGES])
  )
}

function installWithPlaywright(): boolean {
  return run('npx', ['playwright', 'install', 'chromium'])
}

function run(command: string, args: readonly string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], env }).status === 0
}
