import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { Button } from '@/ui/control/Button'
import { copyWithToast } from '@/ui/feedback/copyWithToast'

interface Props {
  readonly url: string
  /** Whether nothing else can be done. */
  readonly isMain?: boolean
}

export const CopyButton = observer(function CopyButton({ url, isMain = false }: Props) {
  return (
    <Button
      id="copy-address"
      kind={isMain ? 'primary' : 'text'}
      block
      icon="copy"
      onClick={() => void copyWithToast(url)}
    >
      {t('webView.copy')}
    </Button>
  )
})
