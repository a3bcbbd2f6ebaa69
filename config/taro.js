// Replaces Taro's own entry in the mini program. That one takes `hooks` out of the whole runtime, so webpack
// keeps all of it, with an HTML parser and other things that no page uses.
'use strict'

const taro = require('@tarojs/api').default
const hooks = require('@tarojs/runtime').hooks

if (hooks.isExist('initNativeApi')) hooks.call('initNativeApi', taro)

module.exports = taro
module.exports.default = taro
