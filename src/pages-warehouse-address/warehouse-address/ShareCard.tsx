import { Text } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { ShareButton } from '@/ui/control/ShareButton'
import { Card } from '@/ui/layout/Card'

import './ShareCard.scss'

/**
 * Shares the page; the link contains no customer data.
 *
 * @param url the page's path, with at most the warehouse ID
 */
export const ShareCard = observer(function ShareCard({ url }: { url: string }) {
  return (
    <Card title={t('addressShare.title')}>
      <Text className="share-card__hint">{t('addressShare.hint')}</Text>
      <ShareButton
        title={t('addressShare.cardTitle', { app: t('app.name') })}
        url={url}
        text={t('addressShare.action')}
      />
    </Card>
  )
})
