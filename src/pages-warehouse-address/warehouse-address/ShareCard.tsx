import { Text } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { Card } from '@/ui/layout/Card'
import { ShareButton } from '@/ui/share/ShareButton'

import './ShareCard.scss'

/**
 * Offers to share the page.
 *
 * @param url the page's path, with at most the warehouse ID
 */
export const ShareCard = observer(function ShareCard({ url }: { url: string }) {
  return (
    <Card title={t('addressShare.title')}>
      <Text className="share-card__hint">{t('addressShare.hint')}</Text>
      <ShareButton text={t('addressShare.action')} title={t('addressShare.cardTitle')} url={url} />
    </Card>
  )
})
