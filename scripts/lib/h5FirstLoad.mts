import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { gzipSync } from 'node:zlib'

import { chromium } from '@playwright/test'

import { startTestServer } from '../../test/support/server/startTestServer.ts'
import { BROWSER_FLAGS, ensureBrowser } from '../browser.mts'

export interface LoadedFile {
  readonly file: string
  readonly gzipBytes: number
}

/**
 * The scripts and styles a first visit to the home tab really fetches, from the real server with its
 * demo content: what a component loads only when it has something to show counts too.
 */
export async function h5FirstLoad(folder: string): Promise<LoadedFile[]> {
  const server = await startTestServer({ staticDir: folder, demo: true })
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: BROWSER_FLAGS })
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
    const paths: string[] = []
    page.on('response', (response) => {
      if (isCode(response.request().resourceType())) paths.push(new URL(response.url()).pathname)
    })
    await page.goto(server.url, { waitUntil: 'networkidle' })
    if (paths.length === 0) throw new Error(`${folder} loads no script: it is no build of the app.`)
    return await Promise.all(paths.map((file) => weigh(folder, file)))
  } finally {
    await browser.close()
    await server.close()
  }
}

const isCode = (resourceType: string) => resourceType === 'script' || resourceType === 'stylesheet'

async function weigh(folder: string, file: string): Promise<LoadedFile> {
  const content = await readFile(path.join(folder, file))
  return { file, gzipBytes: gzipSync(content, { level: 9 }).length }
}
