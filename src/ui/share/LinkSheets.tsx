import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import '@/i18n/packages/sharing'
import { qrDataUrl } from '@/model/format/qrDataUrl'
import { BackGuard } from '@/platform/page/BackGuard'
import { useModalLayer } from '@/platform/page/useModalLayer'

import { Button } from '../control/Button'
import { semantics } from '../control/semantics'
import { copyWithToast } from '../feedback/copyWithToast'
import { Sheet } from '../layout/Sheet'
import { QrFrame } from '../media/QrFrame'

import './LinkSheets.scss'

interface Props {
  readonly link: string
  readonly onClose: () => void
}

/** The link, to copy or to scan with a phone. */
export const LinkSheet = observer(function LinkSheet({ link, onClose }: Props) {
  return (
    <Sheet isOpen title={t('sharing.title')} closeText={t('common.close')} onClose={onClose}>
      <View className="link-sheet">
        <QrFrame
          id="link-code"
          picture={qrDataUrl(link)}
          label={t('sharing.code')}
          hint={t('sharing.codeHint')}
        />
        <Text id="shared-link" className="link-sheet__link" userSelect>
          {link}
        </Text>
        <CopyButton link={link} onCopied={onClose} />
      </View>
    </Sheet>
  )
})

/** Points at WeChat's own menu: no page can open it. */
export const WechatGuide = observer(function WechatGuide({ link, onClose }: Props) {
  const layer = useModalLayer(onClose)
  const label = t('sharing.title')
  return (
    <View id="wechat-guide" className="wechat-guide" catchMove>
      <View className="wechat-guide__mask" {...semantics({ isHidden: true })} onClick={onClose} />
      <View
        className="wechat-guide__card"
        ref={layer}
        {...semantics({ role: 'dialog', label, isModal: true })}
      >
        <Text>{t('sharing.guide')}</Text>
        <CopyButton link={link} kind="secondary" onCopied={onClose} />
        <Button id="close-guide" kind="text" size="m" block onClick={onClose}>
          {t('error.acknowledge')}
        </Button>
        <BackGuard isOpen onBack={onClose} />
      </View>
    </View>
  )
})

interface CopyProps {
  readonly link: string
  readonly kind?: 'primary' | 'secondary'
  readonly onCopied: () => void
}

function CopyButton({ link, kind, onCopied }: CopyProps) {
  const copy = async () => {
    await copyWithToast(link)
    onCopied()
  }
  return (
    <Button id="copy-shared-link" kind={kind} size="m" block icon="copy" onClick={() => void copy()}>
      {t('sharing.copy')}
    </Button>
  )
}
