import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { gzipSync } from 'node:zlib'

import { chromium } from '@playwright/test'

import { BROWSER_FLAGS, ensureBrowser } from '../browser.mts'

export interface LoadedFile {
  readonly file: string
  readonly gzipBytes: number
}

/** A string, because a compiled function would refer to helpers that the page doesn't have. */
const NEVER_IDLE = 'window.requestIdleCallback = () => 0'

/**
 * The scripts and styles that a first visit to the home tab fetches, largest first. Uses a real server with
 * content, so that code loaded only for content counts. The other tabs, which load when the browser is idle,
 * don't count.
 */
export async function h5FirstLoad(folder: string, url: string): Promise<LoadedFile[]> {
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: BROWSER_FLAGS })
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
    await page.addInitScript(NEVER_IDLE)
    const files = new Set<string>()
    page.on('response', (response) => {
      if (isCode(response.request().resourceType())) files.add(new URL(response.url()).pathname)
    })
    await page.goto(url, { waitUntil: 'networkidle' })
    await page.locator('.page').waitFor()
    await page.waitForLoadState('networkidle')
    const loaded = await Promise.all([...files].map((file) => weigh(folder, file)))
    return loaded.sort((left, right) => right.gzipBytes - left.gzipBytes)
  } finally {
    await browser.close()
  }
}

const isCode = (resourceType: string) => resourceType === 'script' || resourceType === 'stylesheet'

async function weigh(folder: string, file: string): Promise<LoadedFile> {
  const content = await readFile(path.join(folder, file))
  return { file, gzipBytes: gzipSync(content, { level: 9 }).length }
}
