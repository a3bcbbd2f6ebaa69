import { defineCustomElement } from '@tarojs/components/dist/components/taro-scroll-view-core.js'

import { reactComponent } from './reactComponent'

export const ScrollView = reactComponent('taro-scroll-view-core', defineCustomElement)
