import { View } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { showToast } from '@/platform/toast'
import { chooseWechatAddress, HAS_WECHAT_ADDRESS_BOOK } from '@/platform/wechatAddress'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { tellRefusal } from '@/ui/tellRefusal'
import { TextAreaField } from '@/ui/TextAreaField'
import { useCommand } from '@/ui/useCommand'

import type { EditAddressStore } from './EditAddressStore'

import './QuickFill.scss'

const BLOCK_LIMIT = 500

/** A block copied from a chat, or an address that WeChat knows, put into the fields below. */
export const QuickFill = observer(function QuickFill({ store }: { store: EditAddressStore }) {
  const { block } = store

  function fillIn(): void {
    const isFilledIn = store.takeBlock()
    showToast(t(isFilledIn ? 'address.pasteDone' : 'address.pasteNothing'))
  }

  return (
    <Card title={t('address.sectionPaste')}>
      <TextAreaField
        id="paste"
        label={t('address.sectionPaste')}
        placeholder={t('address.pastePlaceholder')}
        value={block}
        maxLength={BLOCK_LIMIT}
        onChange={store.setBlock}
      />
      <View className="quick-fill">
        {HAS_WECHAT_ADDRESS_BOOK && <FromWechat store={store} />}
        <Button id="fill-in" kind="secondary" size="m" isDisabled={block.trim() === ''} onClick={fillIn}>
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
    if (typeof answer === 'object') store.fillIn(answer)
    else {
      await tellRefusal(answer, {
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
