import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { Notice } from '@/ui/feedback/Notice'

interface Props {
  readonly proof: { readonly draft: { readonly isRestored: boolean }; readonly startOver: () => void }
}

/** Says that what is on screen was typed before, and lets it be thrown away. */
export const DraftNotice = observer(function DraftNotice({ proof }: Props) {
  if (!proof.draft.isRestored) return null
  return (
    <Notice
      tone="brand"
      text={t('parcel.draftRestored')}
      action={{ text: t('parcel.draftDiscard'), onClick: proof.startOver }}
    />
  )
})
