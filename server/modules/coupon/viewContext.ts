import { findChannels } from '../shipping/index.ts'

import type { Language } from '../../contracts/enumerations.ts'
import type { Database } from '../../db/client.ts'
import type { Moment } from './lifecycle.ts'
import type { ViewContext } from './view.ts'

/** What coupons' views depend on beside the coupons. */
export async function findViewContext(
  db: Database,
  moment: Moment,
  language: Language,
): Promise<ViewContext> {
  const channels = await findChannels(db)
  const channelNames = new Map(channels.map(({ id, displayName }) => [id, displayName]))
  return { ...moment, language, channelNames }
}
