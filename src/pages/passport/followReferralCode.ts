import { reaction } from 'mobx'

import type { Form } from '@/stores/form/Form'
import type { ReferralStore } from '@/stores/session/ReferralStore'

/**
 * Stores a typed referral code like one from a link: it outlives the form's draft, and a later link replaces it.
 */
export function followReferralCode<Values extends { readonly referralCode: string }>(
  form: Form<Values>,
  referral: ReferralStore,
): void {
  reaction(() => form.values.referralCode.trim(), referral.take)
}
