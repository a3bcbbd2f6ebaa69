import { View } from '@tarojs/components'
import { useDidShow } from '@tarojs/taro'
import { observer } from 'mobx-react'
import { useState } from 'react'

import { appearanceClass } from '@/platform/device/appearance'
import { layerOver, leaveLayerOverOther, pageOnScreen } from '@/platform/page/showLayer.weapp'

/** What is shown over this page. Like the offline banner, it is beside the page's content. */
export const PageLayer = observer(function PageLayer() {
  const [page, setPage] = useState(pageOnScreen)
  useDidShow(() => {
    const onScreen = pageOnScreen()
    // React keeps each update that changes nothing, for as long as the page isn't rendered again.
    if (onScreen !== page) setPage(onScreen)
    leaveLayerOverOther(onScreen)
  })
  return <View className={appearanceClass()}>{layerOver(page)}</View>
})
