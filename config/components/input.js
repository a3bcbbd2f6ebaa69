import { defineCustomElement } from '@tarojs/components/dist/components/taro-input-core.js'

import { reactComponent } from './reactComponent'

export const Input = reactComponent('taro-input-core', defineCustomElement)
