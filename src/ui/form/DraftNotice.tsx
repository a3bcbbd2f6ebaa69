import { observer } from 'mobx-react'

import { Notice } from '../feedback/Notice'

interface Props {
  readonly form: { readonly isRestored: boolean; readonly startOver: () => void }
  readonly text: string
  readonly discardText: string
}

/** Says that the form was restored from a draft, and offers to discard it. */
export const DraftNotice = observer(function DraftNotice({ form, text, discardText }: Props) {
  if (!form.isRestored) return null
  return <Notice tone="brand" text={text} action={{ text: discardText, onClick: form.startOver }} />
})
