import { observer } from 'mobx-react'

import { t } from '@/i18n'
import '@/i18n/packages/validation'

import { Notice } from '../feedback/Notice'

/**
 * Spec section 5: contact details must be completed; and what is missing.
 *
 * @param onComplete leads to where they are
 */
export const ContactNotice = observer(function ContactNotice({ onComplete }: { onComplete?: () => void }) {
  return (
    <Notice
      tone="warning"
      title={t('validation.contactRequired')}
      text={t('validation.contactHint')}
      {...(onComplete && { action: { text: t('validation.contactAdd'), onClick: onComplete } })}
    />
  )
})
