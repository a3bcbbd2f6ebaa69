import { View } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { showToast } from '@/platform/dialog/toast'
import { chooseWechatAddress, HAS_WECHAT_ADDRESS_BOOK } from '@/platform/wechat/wechatAddress'
import { Button } from '@/ui/control/Button'
import { Card } from '@/ui/layout/Card'
import { Notice } from '@/ui/feedback/Notice'
import { explainRefusal } from '@/ui/feedback/explainRefusal'
import { TextAreaField } from '@/ui/form/TextAreaField'
import { useCommand } from '@/ui/control/useCommand'

import type { EditAddressStore } from './EditAddressStore'

import './QuickFill.scss'

const BLOCK_LIMIT = 500

/** Fills in the form from pasted text or from WeChat's address book. */
export const QuickFill = observer(function QuickFill({ store }: { store: EditAddressStore }) {
  const { paste } = store
  const fillIn = useCommand(async () => {
    const isFilledIn = await paste.takeBlock()
    if (!paste.isUnsupportedDestination)
      showToast(t(isFilledIn ? 'address.pasteDone' : 'address.pasteNothing'))
  })

  return (
    <Card title={t('address.sectionPaste')}>
      <TextAreaField
        id="paste"
        label={t('address.sectionPaste')}
        placeholder={t('address.pastePlaceholder')}
        value={paste.block}
        maxLength={BLOCK_LIMIT}
        onChange={paste.setBlock}
      />
      {paste.isUnsupportedDestination && (
        <View className="quick-fill__notice">
          <Notice tone="warning" text={t('address.pasteElsewhere')} />
        </View>
      )}
      <View className="quick-fill">
        {HAS_WECHAT_ADDRESS_BOOK && <FromWechat store={store} />}
        <Button
          id="fill-in"
          kind="secondary"
          size="m"
          isDisabled={paste.block.trim() === ''}
          isBusy={fillIn.isRunning}
          onClick={() => void fillIn.run()}
        >
          {t('address.pasteAction')}
        </Button>
      </View>
    </Card>
  )
})

const FromWechat = observer(function FromWechat({ store }: { store: EditAddressStore }) {
  const choose = useCommand(async () => {
    const answer = await chooseWechatAddress()
    if (answer === 'cancelled') return
    if (typeof answer === 'object') await store.paste.takeFromWechat(answer)
    else {
      await explainRefusal(answer, {
        permission: t('address.wechatForbidden'),
        unavailable: t('address.wechatFailed'),
      })
    }
  })
  return (
    <Button
      id="from-wechat"
      kind="text"
      size="m"
      icon="address"
      isBusy={choose.isRunning}
      onClick={() => void choose.run()}
    >
      {t('address.fromWechat')}
    </Button>
  )
})
