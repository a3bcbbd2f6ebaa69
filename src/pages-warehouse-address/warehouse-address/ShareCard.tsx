import { Text } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { shareLink } from '@/platform/share/shareLink'
import { offerLink } from '@/platform/share/offerLink'
import { Button } from '@/ui/control/Button'
import { Card } from '@/ui/layout/Card'
import { copyWithToast } from '@/ui/feedback/copyWithToast'
import { useCommand } from '@/ui/control/useCommand'

import './ShareCard.scss'

/**
 * Shares the page: as a card in the mini program, with the phone's share sheet, or by copying a link. The
 * link contains no customer data.
 *
 * @param url the page's path, with at most the warehouse ID
 */
export const ShareCard = observer(function ShareCard({ url }: { url: string }) {
  const site = shareLink()?.split('#')[0]
  const share = useCommand(async () => {
    if (site === undefined) return
    const link = `${site}#${url}`
    if (!(await offerLink(t('addressShare.cardTitle'), link))) await copyWithToast(link)
  })
  return (
    <Card title={t('addressShare.title')}>
      <Text className="share-card__hint">{t('addressShare.hint')}</Text>
      <Button
        id="share"
        kind="secondary"
        size="m"
        icon="share"
        openType={site === undefined ? 'share' : undefined}
        onClick={() => void share.run()}
      >
        {t('addressShare.action')}
      </Button>
    </Card>
  )
})
