import path from 'node:path'

import type { Compiler, Dependency, NormalModule, WebpackPluginInstance } from 'webpack'

const NAME = 'DirectCalls'
const OURS = path.resolve(__dirname, '../src') + path.sep
const JSX = require.resolve('react/jsx-runtime')

/** A reference to something imported; webpack's types don't have it. */
interface Reference extends Dependency {
  /** Whether the import itself is called, not a member of it. */
  directImport?: boolean
}

/**
 * Calls what our modules and React's `jsx` export as `module.name()`, where webpack would write `(0,module.name)()` to leave
 * `this` undefined. None of these functions reads it; one of a browser's that another package exports would.
 */
export class DirectCalls implements WebpackPluginInstance {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      compilation.hooks.finishModules.tap(NAME, (modules) => {
        for (const { dependencies } of modules)
          for (const reference of dependencies as Reference[]) {
            if (!reference.directImport) continue
            const imported = compilation.moduleGraph.getModule(reference) as NormalModule | null
            const file = imported?.resource ?? ''
            if (file.startsWith(OURS) || file === JSX) reference.directImport = false
          }
      })
    })
  }
}
