import { createHash } from 'node:crypto'

import type { Module, WebpackPluginInstance } from 'webpack'

/** Modules with a file have a resource; styles have an identifier that webpack's types hide. */
interface PlacedModule extends Module {
  readonly resource?: string
  readonly _identifier?: string
}

interface SharedModule {
  /** Absolute path of the module's file; modules without a file have only an identifier. */
  readonly resource?: string
  readonly identifier: string
  /** Names of the chunks that use it: paths of pages. */
  readonly chunks: ReadonlySet<string>
}

/** One file of shared modules, as Taro describes it. */
interface SharedFile extends SharedModule {
  readonly rawIdentifier: string
}

/** The parts we use of Taro's plugin that gives each sub-package the modules it shares with others. */
interface MiniSplitChunksPlugin extends WebpackPluginInstance {
  readonly subRoots: readonly string[]
  subCommonDeps: Map<string, SharedModule | SharedFile>
  getSubCommonCacheGroup(): object
}

/** A short name for a file with what these sub-packages share. It doesn't depend on where the project is. */
export function sharedFileName(roots: Iterable<string>): string {
  return createHash('sha256')
    .update([...roots].sort().join(' '))
    .digest('hex')
    .slice(0, 4)
}

/**
 * Gives all modules that the same sub-packages share one file. Taro gives each module its own, with a wrapper
 * and a `require` in every page, and names it after its absolute path, so each checkout would build different
 * files.
 *
 * @param plugin Taro's plugin class
 * @param args its constructor arguments
 */
export function joinSharedModules(plugin: unknown, args: readonly unknown[]): WebpackPluginInstance {
  const SplitChunks = plugin as new (...options: readonly unknown[]) => MiniSplitChunksPlugin
  const split = new SplitChunks(...args)
  if (typeof split.getSubCommonCacheGroup !== 'function')
    throw new Error('Taro splits the modules that sub-packages share in another way now.')
  split.getSubCommonCacheGroup = () => {
    const files = filesOfSharedModules([...split.subCommonDeps.values()], split.subRoots)
    split.subCommonDeps = new Map([...files].map(([name, modules]) => [name, fileOf(name, modules)]))
    return Object.fromEntries(
      [...files].map(([name, modules]) => cacheGroupOf(`sub-common/${name}`, modules)),
    )
  }
  return split
}

/** Modules by the name of their file. */
export function filesOfSharedModules(
  modules: readonly SharedModule[],
  roots: readonly string[],
): Map<string, SharedModule[]> {
  const files = new Map<string, { key: string; modules: SharedModule[] }>()
  for (const module of modules) {
    const users = roots.filter((root) => [...module.chunks].some((chunk) => chunk.startsWith(`${root}/`)))
    const name = sharedFileName(users)
    const file = files.get(name) ?? { key: users.join(' '), modules: [] }
    if (file.key !== users.join(' ')) throw new Error('Two files of shared modules have the same name.')
    file.modules.push(module)
    files.set(name, file)
  }
  return new Map([...files].map(([name, file]) => [name, file.modules]))
}

function fileOf(name: string, modules: readonly SharedModule[]): SharedFile {
  const chunks = new Set(modules.flatMap((module) => [...module.chunks]))
  return { identifier: name, rawIdentifier: name, chunks }
}

function cacheGroupOf(name: string, modules: readonly SharedModule[]) {
  const own = new Set(modules.map(({ resource, identifier }) => resource ?? identifier))
  const test = ({ resource, _identifier }: PlacedModule) => own.has(resource ?? _identifier ?? '')
  return [name, { name, test, priority: 1000 }] as const
}
