import { answered } from './answered.ts'

import type { MiniProgram } from '../../runner/MiniProgram.ts'

export async function chooseDestination(app: MiniProgram, name: RegExp): Promise<void> {
  await app.tap('#regionGroupId')
  await answered(app)
  await app.tap({ text: name, within: '.sheet__body' })
}

/** Fills in an address by pasting it. */
export async function fillIn(app: MiniProgram): Promise<void> {
  await app.input('#paste', '林美，+65 9123 4567，238823，乌节路 290 号 #08-01')
  await app.tap('#fill-in')
  await chooseDestination(app, /新加坡/)
}
