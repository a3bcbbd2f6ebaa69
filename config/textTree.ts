import path from 'node:path'

import type { IMiniAppConfig } from '@tarojs/taro/types/compile'
import type { LoaderContext } from 'webpack'

import type { TextTree } from '../src/i18n/textTree'

import { appName } from './appName'
import { readCatalogue, REGISTRATION, type Texts } from './readCatalogue'

/**
 * Writes a catalogue as one tree with the texts of both languages. A table for each language would repeat the keys, which
 * are a third as long as the texts.
 *
 * @throws {Error} if a text contains the character between the two languages
 */
export function textTreeOf(zhHans: Texts, en: Texts): TextTree {
  const tree: TextTree = {}
  for (const [key, text] of Object.entries(zhHans)) {
    const both = `${text}^${en[key]}`
    if (both.split('^').length > 2) throw new Error(`The text of ${key} contains "^".`)
    put(tree, key.split('.'), both)
  }
  return tree
}

function put(tree: TextTree, [part = '', ...rest]: readonly string[], text: string): void {
  const below = tree[part]
  if (below === undefined && rest.length === 0) tree[part] = text
  else {
    const branch = typeof below === 'string' ? { '': below } : (below ?? {})
    tree[part] = branch
    put(branch, rest, text)
  }
}

/** Loader that replaces the registration of a catalogue's texts. */
export default function textTree(this: LoaderContext<object>): string {
  const i18n = path.resolve(this.context, '..')
  const textsIn = (locale: string) => readCatalogue(i18n, locale, path.basename(this.resourcePath, '.ts'))
  this.addContextDependency(i18n)
  return `import { addTextTree } from '../textTree'
addTextTree(${JSON.stringify(textTreeOf(textsIn('zh-Hans'), textsIn('en')))})`
}

/** Makes the mini program register its texts as trees. */
export const withTextTrees: NonNullable<IMiniAppConfig<'webpack5'>['webpackChain']> = (chain) => {
  chain.module
    .rule('texts')
    .test(REGISTRATION)
    .enforce('post')
    .use('texts')
    // The texts contain the app's name, so another one must not find them in the cache.
    .options({ appName })
    // Webpack can't read TypeScript, but finds this module loaded.
    .loader(__filename)
}
