import { View } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import '@/i18n/packages/miniProgram'
import { appearanceClass } from '@/platform/device/appearance'
import { isOnline } from '@/platform/device/network'

import { semantics } from '../control/semantics'

import './OfflineBanner.scss'

/**
 * Says that there's no network, over the page; it goes away by itself. It is beside the page, in an element of its own:
 * after the page's content it would be after sheets too, and each sheet that opens would send the whole page again.
 */
export const OfflineBanner = observer(function OfflineBanner() {
  return (
    <View className={appearanceClass()}>
      {!isOnline() && (
        <View id="offline" className="offline" {...semantics({ role: 'alert' })}>
          {t('network.lost')}
        </View>
      )}
    </View>
  )
})
