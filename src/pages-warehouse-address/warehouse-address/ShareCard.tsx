import { Text } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { shareLink } from '@/platform/share/shareLink'
import { offerLink } from '@/platform/share/offerLink'
import { Button } from '@/ui/control/Button'
import { Card } from '@/ui/layout/Card'
import { copyAndTell } from '@/ui/feedback/copyAndTell'
import { useCommand } from '@/ui/control/useCommand'

import './ShareCard.scss'

/**
 * A card in WeChat's mini program, the phone's own share sheet or a link to paste elsewhere. It carries nothing of the
 * customer's.
 *
 * @param url of the page, with the warehouse and no more
 */
export const ShareCard = observer(function ShareCard({ url }: { url: string }) {
  const site = shareLink()?.split('#')[0]
  const share = useCommand(async () => {
    if (site === undefined) return
    const link = `${site}#${url}`
    if (!(await offerLink(t('addressShare.cardTitle'), link))) await copyAndTell(link)
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
