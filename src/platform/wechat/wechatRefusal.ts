import type { Refusal } from './refusal'
import { reportError } from '../build/reportError'

/** WeChat's error numbers when the customer hasn't accepted the privacy guide. */
const PRIVACY = [103, 104]

/** Why a WeChat API call failed. Failures that aren't the customer's choice are reported for us to fix. */
export function wechatRefusal(error: unknown): 'cancelled' | Refusal {
  const { errMsg = '', errno } = error as { errMsg?: string; errno?: number }
  if (/cancel/.test(errMsg)) return 'cancelled'
  // This error mentions the privacy guide too, but it's our own declaration that is missing.
  const isUndeclared = /not declared/.test(errMsg)
  if (!isUndeclared && (PRIVACY.includes(errno ?? 0) || /privacy/.test(errMsg))) return 'privacy'
  if (!isUndeclared && /deny|denied|auth/.test(errMsg)) return 'permission'
  reportError(error)
  return 'unavailable'
}
