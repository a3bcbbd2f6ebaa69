import Taro from '@tarojs/taro'

import { reportError } from '../build/reportError'

/** Whether the host can ask for consent to subscription messages. */
export const CAN_ASK_FOR_MESSAGES = true

/** WeChat rejects a call with more templates. */
const MAX_TEMPLATES = 3

/** WeChat's error code when the customer has turned off all messages from this mini program. */
const TURNED_OFF = 20004

/**
 * Asks for consent to one message of each template. WeChat allows this only in a tap handler, so call it
 * before any await.
 *
 * @returns IDs of the accepted templates; empty if WeChat doesn't ask
 */
export async function askForMessages(templateIds: readonly string[]): Promise<readonly string[]> {
  const tmplIds = templateIds.slice(0, MAX_TEMPLATES)
  try {
    const answer = await Taro.requestSubscribeMessage({ tmplIds, entityIds: [] })
    const words = new Map<string, unknown>(Object.entries(answer))
    return tmplIds.filter((id) => words.get(id) === 'accept')
  } catch (error) {
    if ((error as { errCode?: number }).errCode !== TURNED_OFF) reportError(error)
    return []
  }
}
