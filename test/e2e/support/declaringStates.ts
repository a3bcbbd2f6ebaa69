import { unique } from '../../support/server/customers.ts'

import { expect } from './expect.ts'
import * as routes from './routes.ts'
import { sheetStands } from './sheetStands.ts'

import type { Screen } from './Screen.ts'
import type { ScreenState } from './states.ts'

/** One digit more than the API accepts. */
const TOO_MUCH = '1234567890'

export const declaringStates: readonly ScreenState[] = [
  {
    name: 'create-parcel-couriers',
    show: async ({ app }) => {
      await app.open(routes.CREATE_PARCEL)
      await app.control('expressCompanyCode').click()
      await sheetStands(app)
    },
  },
  {
    name: 'create-parcel-declared',
    show: async ({ app }) => {
      await app.open(routes.CREATE_PARCEL)
      await app.fill({ expressNumber: unique('SF20000000') })
      await app.control('declaredName').click()
      await app.fill({ 'name-search': 'Lamp' })
      await app.control('name-typed').click()
      await app.fill({ declaredValue: '88.50' })
      await app.control('submit').click()
      await expect(app.control('success')).toBeVisible()
    },
  },
  {
    name: 'batch-declare-rows',
    show: async ({ app }) => {
      await openBatch(app)
      await app.visible('.batch-row__head').last().click()
      await expect(app.field('own-declaredValue')).toBeVisible()
    },
  },
  {
    name: 'batch-declare-refused',
    show: async ({ app }) => {
      await openBatch(app)
      await app.control('common-declaredName').click()
      await app.fill({ 'name-search': 'Lamp' })
      await app.control('name-typed').click()
      await app.fill({ 'common-declaredValue': TOO_MUCH })
      await app.control('submit').click()
      await expect(app.visible('.batch-row').getByRole('alert')).toHaveCount(2)
    },
  },
]

/** Opens the batch form with two rows, which it keeps between visits. */
async function openBatch(app: Screen): Promise<void> {
  await app.open(routes.BATCH_DECLARE)
  const rows = app.visible('.batch-row')
  if ((await rows.count()) === 0) {
    await app.fill({ paste: 'SF1300000000001\nSF1300000000002' })
    await app.control('add-found').click()
  }
  await expect(rows).toHaveCount(2)
}
