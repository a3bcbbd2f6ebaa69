import type { Locator, Page } from '@playwright/test'

import { plainPicture } from '../../support/server/pictures.ts'

import { code128Photo } from './barcode.ts'

import type { Screen } from './Screen.ts'

interface PickedFile {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

/** Picks files in the browser's file picker, which the control opens. */
export async function pickFiles(page: Page, control: Locator, files: readonly PickedFile[]): Promise<void> {
  const picker = page.waitForEvent('filechooser')
  await control.click()
  await (await picker).setFiles([...files])
}

/** Picks photos that the server takes. */
export async function pickPhotos(page: Page, control: Locator, names: readonly string[]): Promise<void> {
  const buffer = await plainPicture(60, 40).jpeg().toBuffer()
  const files = names.map((name) => ({ name, mimeType: 'image/jpeg', buffer }))
  await pickFiles(page, control, files)
}

/** Adds photos to a form. */
export function addPhotos(page: Page, app: Screen, names: readonly string[]): Promise<void> {
  return pickPhotos(page, app.control('images-add'), names)
}

/** Picks a photo of a label with this text in the scanner. */
export async function scanPhoto(page: Page, app: Screen, text: string): Promise<void> {
  await pickFiles(page, app.control('scan-photo'), [await code128Photo(text)])
}
