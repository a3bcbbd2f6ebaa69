import { reaction } from 'mobx'

import type { Form } from '@/stores/form/Form'
import type { ReferralStore } from '@/stores/session/ReferralStore'

/**
 * Keeps the referral code that the customer types where the one from a link is kept: it outlives the form's draft,
 * and a link that comes later replaces it.
 */
export function followReferralCode<Values extends { readonly referralCode: string }>(
  form: Form<Values>,
  referral: ReferralStore,
): void {
  reaction(() => form.values.referralCode.trim(), referral.take)
}
