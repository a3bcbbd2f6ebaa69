// What the H5 build makes of '@tarojs/taro': the web implementation plus the React page hooks.
import * as hooks from '@tarojs/plugin-framework-react/dist/runtime'
import taro, * as Taro from '@tarojs/taro-h5'

export * from '@tarojs/taro-h5'
export * from '@tarojs/plugin-framework-react/dist/runtime'
export default Object.assign(taro, Taro, hooks)
