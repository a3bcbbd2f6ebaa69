import type { BannerPlugin } from 'webpack'

/** The globals that the guarded code reads from `globalThis`. */
const GLOBALS = [
  'Object,Function,Array,Symbol,Error,TypeError,String,Number,Boolean,Date,RegExp,Math,JSON',
  'Map,Set,WeakMap,WeakSet,Promise,ArrayBuffer,DataView,Uint8Array,parseInt,parseFloat,isFinite',
  'setTimeout,clearTimeout,setInterval,clearInterval',
].join()

const include = /^(runtime|vendors|common|taro)\.js$/

type BannerOptions = ConstructorParameters<typeof BannerPlugin>[0]

/**
 * Engines before Chrome 71 and iOS 12.2 have no `globalThis`, which MobX and webpack's runtime read
 * unguarded; a mini program can't polyfill it with `Function('return this')`. So each file is wrapped in a
 * function that receives one.
 */
export const globalThisGuard: { readonly head: BannerOptions; readonly foot: BannerOptions } = {
  head: { raw: true, include, banner: '!function(globalThis){' },
  foot: {
    raw: true,
    include,
    footer: true,
    banner: `}("object"==typeof globalThis?globalThis:wx.$global||(wx.$global={${GLOBALS}}));`,
  },
}
