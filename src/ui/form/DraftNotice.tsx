import { observer } from 'mobx-react'
import { useEffect } from 'react'

import { t } from '@/i18n'
import '@/i18n/packages/refusal'
import { showToast } from '@/platform/dialog/toast'

import { Notice } from '../feedback/Notice'

const EXPLANATION_MS = 3000

interface Props {
  readonly form: { readonly isRestored: boolean; readonly isUnkept: boolean; readonly startOver: () => void }
  readonly text: string
  readonly discardText: string
}

/** Says that the form was restored from a draft, and offers to discard it; or that no draft can be kept. */
export const DraftNotice = observer(function DraftNotice({ form, text, discardText }: Props) {
  const { isUnkept } = form
  useEffect(() => {
    if (isUnkept) showToast(t('refusal.noSpace'), EXPLANATION_MS)
  }, [isUnkept])
  if (!form.isRestored) return null
  return <Notice tone="brand" text={text} action={{ text: discardText, onClick: form.startOver }} />
})
