import { View } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import '@/i18n/packages/miniProgram'
import { isOnline } from '@/platform/device/network'

import { semantics } from '../control/semantics'

import './OfflineBanner.scss'

/**
 * Says that there's no network, over the page; it goes away by itself. In an element of its own, because inserting it
 * beside the page's content would send all of that to the view again.
 */
export const OfflineBanner = observer(function OfflineBanner() {
  return (
    <View>
      {!isOnline() && (
        <View id="offline" className="offline" {...semantics({ role: 'alert' })}>
          {t('network.lost')}
        </View>
      )}
    </View>
  )
})
