import Taro from '@tarojs/taro'

import { reportError } from '../build/reportError'

/** Whether the host can ask for messages. */
export const CAN_ASK_FOR_MESSAGES = true

/** More templates in one call are refused. */
const MOST_TEMPLATES = 3

/** WeChat's number for a customer who has turned off all messages of this mini program. */
const TURNED_OFF = 20004

/**
 * Has WeChat ask for consent to one message of each template. WeChat does so only in a tap: to be called before
 * anything is waited for.
 *
 * @returns the templates that were agreed to; none as well where WeChat does not ask
 */
export async function askForMessages(templateIds: readonly string[]): Promise<readonly string[]> {
  const tmplIds = templateIds.slice(0, MOST_TEMPLATES)
  try {
    const answer = await Taro.requestSubscribeMessage({ tmplIds, entityIds: [] })
    const words = new Map<string, unknown>(Object.entries(answer))
    return tmplIds.filter((id) => words.get(id) === 'accept')
  } catch (error) {
    if ((error as { errCode?: number }).errCode !== TURNED_OFF) reportError(error)
    return []
  }
}
