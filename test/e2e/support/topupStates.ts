import { submitTopup } from '../../support/server/topups.ts'

import { expect } from './expect.ts'
import * as routes from './routes.ts'

import type { Scene, ScreenState } from './states.ts'

export const topupStates: readonly ScreenState[] = [
  { name: 'topup-result-in-time', show: openReview },
  {
    name: 'topup-result-correcting',
    show: async (scene) => {
      await openReview(scene)
      await scene.app.control('correct-proof').click()
      await expect(scene.app.visible('.photo--done')).toHaveCount(1)
      await scene.app.control('images').scrollIntoViewIfNeeded()
    },
  },
]

async function openReview({ app, customer }: Scene): Promise<void> {
  const { id } = await submitTopup(customer)
  await app.open(`${routes.TOPUP_RESULT}?id=${id}`)
  await expect(app.control('topup-status')).toBeVisible()
}
