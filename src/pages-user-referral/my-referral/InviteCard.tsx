import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { routeUrl } from '@/navigation/routes'
import { Button } from '@/ui/control/Button'
import { ShareButton } from '@/ui/control/ShareButton'
import { copyWithToast } from '@/ui/feedback/copyWithToast'
import { Card } from '@/ui/layout/Card'

import { inviteLink } from './inviteLink'

import './InviteCard.scss'

interface Props {
  readonly code: string
  readonly cardTitle: string
}

/** The code and the link, to copy or to share. */
export const InviteCard = observer(function InviteCard({ code, cardTitle }: Props) {
  const link = inviteLink(code)
  return (
    <Card id="invite">
      <View className="invite__row">
        <View className="invite__words">
          <Text className="invite__label">{t('referral.code')}</Text>
          <Text id="referral-code" className="invite__code" selectable>
            {code}
          </Text>
        </View>
        <Button id="copy-code" kind="secondary" size="m" icon="copy" onClick={() => void copyWithToast(code)}>
          {t('referral.copyCode')}
        </Button>
      </View>
      <View className="invite__row invite__row--link">
        <View className="invite__words">
          <Text className="invite__label">{t('referral.link')}</Text>
          <Text className="invite__link">{link}</Text>
        </View>
        <Button id="copy-link" kind="secondary" size="m" icon="copy" onClick={() => void copyWithToast(link)}>
          {t('referral.copyLink')}
        </Button>
      </View>
      <ShareButton title={cardTitle} url={routeUrl('register', {})} text={t('referral.share')} isMain />
    </Card>
  )
})
