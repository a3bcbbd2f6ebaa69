import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { isUrl } from '@/model/validation/rules'
import { CAN_OPEN_LINKS, openLink } from '@/platform/page/openLink'
import { Button } from '@/ui/control/Button'
import { copyWithToast } from '@/ui/feedback/copyWithToast'

import './PayLink.scss'

/** The account's payment link, to open where that's possible, or to copy. */
export const PayLink = observer(function PayLink({ url }: { url: string }) {
  const canOpen = CAN_OPEN_LINKS && isUrl(url)
  return (
    <View className="pay-link">
      <Text className="pay-link__url">{url}</Text>
      <View className="pay-link__actions">
        {canOpen && (
          <Button id="open-link" size="m" onClick={() => openLink(url)}>
            {t('receivingAccount.openLink')}
          </Button>
        )}
        <Button id="copy-link" kind="secondary" size="m" icon="copy" onClick={() => void copyWithToast(url)}>
          {t('receivingAccount.copyLink')}
        </Button>
      </View>
      {!CAN_OPEN_LINKS && <Text className="pay-link__hint">{t('receivingAccount.copyLinkHint')}</Text>}
    </View>
  )
})
