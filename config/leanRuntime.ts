import path from 'node:path'

import type { IMiniAppConfig } from '@tarojs/taro/types/compile'

import { LeanTemplatesPlugin } from './leanTemplates'

const own = (file: string) => path.join(__dirname, file)

const ADDRESS = /@tarojs[\\/]runtime[\\/]dist[\\/]bom[\\/](location|history|URL|URLSearchParams)\.js$/

/** Leaves out of the mini program what nothing in it uses of Taro's runtime and templates. */
export const leanRuntime: NonNullable<IMiniAppConfig<'webpack5'>['webpackChain']> = (chain, webpack) => {
  chain.plugin('noAddress').use(webpack.NormalModuleReplacementPlugin, [ADDRESS, own('noAddress.js')])
  chain.resolve.alias
    .delete('@tarojs/shared')
    .set('@tarojs/shared$', own('taroShared.js'))
    .set('@tarojs/plugin-platform-weapp/dist/runtime$', own('weappRuntime.js'))
  chain.plugin('leanTemplates').use(LeanTemplatesPlugin)
}
