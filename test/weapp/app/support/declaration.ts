import { pngPicture } from '../../../support/server/pictures.ts'
import { answered } from './answered.ts'

import type { PickedFile } from '../../runner/LaunchOptions.ts'
import type { MiniProgram } from '../../runner/MiniProgram.ts'

/** A photo on the phone, valid enough for the server to accept. */
export async function photo(name = 'goods.png'): Promise<PickedFile> {
  return { name, bytes: await pngPicture() }
}

/** Fills in a declaration's required fields. */
export async function fillRequired(app: MiniProgram, expressNumber: string): Promise<void> {
  await app.input('#expressNumber', expressNumber)
  await app.tap('#declaredName')
  await app.input('#name-search', '外套')
  await app.tap({ text: '外套', within: '.sheet__body' })
  await app.input('#declaredValue', '120')
  await answered(app)
}

/** Adds photos; each uploads at once. */
export async function addPhotos(app: MiniProgram, files: readonly PickedFile[]): Promise<void> {
  app.chooseImage(files)
  await app.tap('#images-add')
  await answered(app)
}
