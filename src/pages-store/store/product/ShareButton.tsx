import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { shareLink } from '@/platform/share/shareLink'
import { Button } from '@/ui/control/Button'
import { copyAndTell } from '@/ui/feedback/copyAndTell'

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
      onClick={() => link !== null && void copyAndTell(link)}
    >
      {t('store.share')}
    </Button>
  )
})
