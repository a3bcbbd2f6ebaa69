import { expect } from './expect.ts'

import type { Screen } from './Screen.ts'

export async function sheetStands(app: Screen): Promise<void> {
  await expect(app.visible('.sheet')).toBeVisible()
}
