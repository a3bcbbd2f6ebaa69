import path from 'node:path'

import type { IMiniAppConfig } from '@tarojs/taro/types/compile'

import { DirectCalls } from './directCalls'
import { LeanTemplatesPlugin } from './leanTemplates'
import { NoAppConfig } from './noAppConfig'

const own = (file: string) => path.join(__dirname, file)

const REACT = /react-reconciler\.production\.min\.js$/
const TARO = /@tarojs[\\/](react|runtime|shared)[\\/]dist[\\/].*\.js$/
const ADDRESS = /@tarojs[\\/]runtime[\\/]dist[\\/]bom[\\/](location|history|URL|URLSearchParams)\.js$/

/** Leaves out the parts of React, Taro's runtime and Taro's templates that the mini program doesn't use (decision 0033). */
export const leanRuntime: NonNullable<IMiniAppConfig<'webpack5'>['webpackChain']> = (chain, webpack) => {
  chain.module
    .rule('knownValues')
    .test([REACT, TARO])
    .enforce('pre')
    .use('knownValues')
    .loader(own('knownValues.js'))
  chain.plugin('noAddress').use(webpack.NormalModuleReplacementPlugin, [ADDRESS, own('noAddress.js')])
  chain.resolve.alias
    .delete('@tarojs/shared')
    .set('@tarojs/shared$', own('taroShared.js'))
    .set('@tarojs/plugin-platform-weapp/dist/runtime$', own('weappRuntime.js'))
  chain.plugin('leanTemplates').use(LeanTemplatesPlugin)
  chain.plugin('noAppConfig').use(NoAppConfig)
  chain.plugin('directCalls').use(DirectCalls)
}
