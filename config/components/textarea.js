import { defineCustomElement } from '@tarojs/components/dist/components/taro-textarea-core.js'

import { reactComponent } from './reactComponent'

export const Textarea = reactComponent('taro-textarea-core', defineCustomElement)
