/** Runs in the browser page next to the app; loaded by `appearance.test.ts`. */
import { answered } from '../app/support/answered.ts'
import { SIGNED_IN_SCREENS, SIGNED_OUT_SCREENS, visit } from '../app/support/screens.ts'
import type { MiniProgram } from '../runner/MiniProgram.ts'
import { faintTexts } from './faintTexts.ts'

export interface WithFaintTexts {
  readonly app: MiniProgram
  /** Checks every screen. @returns texts with too little contrast, one per line, and the pages visited */
  faintTextsOfScreens(isSignedIn: boolean): Promise<{ found: string[]; pages: string[] }>
}

Object.assign(globalThis, {
  async faintTextsOfScreens(isSignedIn) {
    const { app } = globalThis as unknown as WithFaintTexts
    const found: string[] = []
    const pages: string[] = []
    await answered(app)
    await visit(app, isSignedIn ? SIGNED_IN_SCREENS : SIGNED_OUT_SCREENS, (name) => {
      pages.push(app.page.path)
      const faint = faintTexts(document)
      found.push(...faint.map(({ text, ratio, where }) => `${name}: ${ratio} for “${text}” in ${where}`))
    })
    return { found, pages }
  },
} satisfies Pick<WithFaintTexts, 'faintTextsOfScreens'>)
