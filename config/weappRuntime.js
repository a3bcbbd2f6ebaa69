// Replaces Taro's runtime for WeChat, which adds the attributes of every component to the table that
// config/taroShared.js replaces.
import { hostConfig } from '@tarojs/plugin-platform-weapp/dist/runtime-utils'
import { mergeReconciler } from '@tarojs/shared'

mergeReconciler(hostConfig)
