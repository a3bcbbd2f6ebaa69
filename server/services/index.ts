import { goodsServices } from './goods.ts'
import { moneyServices } from './money.ts'
import { peopleServices } from './people.ts'
import { referenceServices } from './reference.ts'

import type { Foundation } from './foundation.ts'

export type { Foundation }

/** One service an area; routes, the autopilot and the demo work through them. */
export type Services = ReturnType<typeof createServices>

export function createServices(foundation: Foundation) {
  return {
    ...peopleServices(foundation),
    ...goodsServices(foundation),
    ...moneyServices(foundation),
    ...referenceServices(foundation),
  }
}
