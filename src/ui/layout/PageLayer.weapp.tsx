import { View } from '@tarojs/components'
import { useDidHide, useDidShow } from '@tarojs/taro'
import { observer } from 'mobx-react'
import { useState } from 'react'

import { appearanceClass } from '@/platform/device/appearance'
import { shownLayer } from '@/platform/page/showLayer.weapp'

/** What is shown over the page on screen, whichever it is. Like the offline banner, it is beside the page's content. */
export const PageLayer = observer(function PageLayer() {
  const [isOnScreen, setOnScreen] = useState(true)
  useDidShow(() => setOnScreen(true))
  useDidHide(() => setOnScreen(false))
  return <View className={appearanceClass()}>{isOnScreen && shownLayer()}</View>
})
