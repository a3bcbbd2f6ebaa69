import { createHash } from 'node:crypto'
import path from 'node:path'

import type { WebpackPluginInstance } from 'webpack'

interface SharedModule {
  /** Absolute path of the module's file; modules without a file have only an identifier. */
  readonly resource?: string
  readonly identifier: string
}

/** The parts we use of Taro's plugin that gives each sub-package the modules it shares with others. */
interface MiniSplitChunksPlugin extends WebpackPluginInstance {
  subCommonDeps: Map<string, SharedModule>
  getSubCommonCacheGroup(): object
}

/** A name that doesn't depend on where the project is checked out. */
export function sharedModuleName(file: string, root: string): string {
  const own = file.replaceAll(root, '').split(path.sep).join('/')
  return createHash('sha256').update(own).digest('hex').slice(0, 8)
}

/**
 * Taro names the modules that sub-packages share after their absolute paths, so each checkout would build
 * different files.
 *
 * @param plugin Taro's plugin class
 * @param args its constructor arguments
 */
export function nameSharedModules(
  plugin: unknown,
  args: readonly unknown[],
  root: string,
): WebpackPluginInstance {
  const SplitChunks = plugin as new (...options: readonly unknown[]) => MiniSplitChunksPlugin
  const split = new SplitChunks(...args)
  if (typeof split.getSubCommonCacheGroup !== 'function')
    throw new Error('Taro names the modules that sub-packages share in another way now.')
  const groups = split.getSubCommonCacheGroup.bind(split)
  split.getSubCommonCacheGroup = () => {
    const modules = [...split.subCommonDeps.values()]
    split.subCommonDeps = new Map(
      modules.map((module) => [sharedModuleName(module.resource ?? module.identifier, root), module]),
    )
    if (split.subCommonDeps.size < modules.length) throw new Error('Two shared modules have the same name.')
    return groups()
  }
  return split
}
