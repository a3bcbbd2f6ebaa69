/** Runs in the browser page next to the app; loaded by `walks.test.ts`. */
import { answered } from '../app/support/answered.ts'
import { SIGNED_IN_SCREENS, SIGNED_OUT_SCREENS, visit } from '../app/support/screens.ts'
import type { MiniProgram } from '../runner/MiniProgram.ts'
import type { NodeStats } from '../runner/nodeStats.ts'
import { cutTexts } from './cutTexts.ts'
import { faintTexts } from './faintTexts.ts'

/** Everything that is checked about a screen, so that a walk opens it once. */
export interface ScreenReport {
  readonly name: string
  readonly path: string
  readonly title: string
  readonly text: string
  readonly stats: NodeStats
  /** Size of the largest `setData` call since the previous screen, in bytes. */
  readonly largest: number
  /** Texts with too little contrast. */
  readonly faint: readonly string[]
  /** Texts that don't fit where they are. */
  readonly cut: readonly string[]
}

export interface WithScreenReports {
  readonly app: MiniProgram
  reportScreens(isSignedIn: boolean): Promise<ScreenReport[]>
}

Object.assign(globalThis, {
  async reportScreens(isSignedIn) {
    const { app } = globalThis as unknown as WithScreenReports
    const reports: ScreenReport[] = []
    await answered(app)
    let since = app.setDataStats().calls
    await visit(app, isSignedIn ? SIGNED_IN_SCREENS : SIGNED_OUT_SCREENS, (name) => {
      const { calls, largest } = app.setDataStats({ since })
      since += calls
      const { path, title } = app.page
      const faint = faintTexts(document).map(({ text, ratio, where }) => `${ratio} for “${text}” in ${where}`)
      const cut = cutTexts(document)
      reports.push({ name, path, title, text: app.text(), stats: app.nodeStats(), largest, faint, cut })
    })
    return reports
  },
} satisfies Pick<WithScreenReports, 'reportScreens'>)
