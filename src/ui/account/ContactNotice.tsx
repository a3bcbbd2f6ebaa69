import { observer } from 'mobx-react'

import { t } from '@/i18n'
import '@/i18n/packages/validation'

import { Notice } from '../feedback/Notice'

/**
 * Asks the customer to complete their contact details (spec section 5).
 *
 * @param onComplete opens the page for entering contact details
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
