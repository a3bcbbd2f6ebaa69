// The same '@tarojs/taro' as in the H5 build: the web implementation plus the React page hooks.
import * as hooks from '@tarojs/plugin-framework-react/dist/runtime'
import taro, * as Taro from '@tarojs/taro-h5'

export * from '@tarojs/taro-h5'
export * from '@tarojs/plugin-framework-react/dist/runtime'
export default Object.assign(taro, Taro, hooks)
