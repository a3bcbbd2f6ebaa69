import type { Page } from '@playwright/test'

import { plainPicture } from '../../support/server/pictures.ts'

import { code128Photo } from './barcode.ts'

import type { Screen } from './Screen.ts'

/** Adds photos through the browser's file picker. */
export async function addPhotos(page: Page, app: Screen, names: readonly string[]): Promise<void> {
  const buffer = await plainPicture(60, 40).jpeg().toBuffer()
  const picker = page.waitForEvent('filechooser')
  await app.control('images-add').click()
  await (await picker).setFiles(names.map((name) => ({ name, mimeType: 'image/jpeg', buffer })))
}

/** Picks a photo of a label with this text in the scanner. */
export async function scanPhoto(page: Page, app: Screen, text: string): Promise<void> {
  const picker = page.waitForEvent('filechooser')
  await app.control('scan-photo').click()
  await (await picker).setFiles([await code128Photo(text)])
}
