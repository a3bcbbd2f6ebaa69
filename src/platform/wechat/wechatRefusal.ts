import type { Refusal } from './refusal'
import { reportError } from '../build/reportError'

/** WeChat's numbers for a customer who has not agreed to the privacy guide. */
const PRIVACY = [103, 104]

/** Why a call of WeChat's failed. What neither the customer nor we intended is reported: only we can mend it. */
export function wechatRefusal(error: unknown): 'cancelled' | Refusal {
  const { errMsg = '', errno } = error as { errMsg?: string; errno?: number }
  if (/cancel/.test(errMsg)) return 'cancelled'
  // Its words name the privacy guide too, but it is our declaration that is missing: nobody can agree to it.
  const isUndeclared = /not declared/.test(errMsg)
  if (!isUndeclared && (PRIVACY.includes(errno ?? 0) || /privacy/.test(errMsg))) return 'privacy'
  if (!isUndeclared && /deny|denied|auth/.test(errMsg)) return 'permission'
  reportError(error)
  return 'unavailable'
}
