import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { shareLink } from '@/platform/share/shareLink'
import { Button } from '@/ui/control/Button'
import { copyWithToast } from '@/ui/feedback/copyWithToast'

/** Opens a share card in the mini program; copies a link elsewhere. */
export const ShareButton = observer(function ShareButton() {
  const link = shareLink()
  return (
    <Button
      id="share"
      kind="secondary"
      size="m"
      icon="share"
      openType={link === null ? 'share' : undefined}
      onClick={() => link !== null && void copyWithToast(link)}
    >
      {t('store.share')}
    </Button>
  )
})
