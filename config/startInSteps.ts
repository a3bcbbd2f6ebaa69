import path from 'node:path'

import type { Chunk, Compilation, Compiler, Dependency, Module } from 'webpack'

const PLUGIN = 'StartInSteps'

/** A task ends after the first step that exceeds this. */
const TASK_MS = 4

/** Smaller ones run with a module that imports them. */
const SMALL_BYTES = 4_000

/**
 * Starts the app in several tasks, so that a slow phone can paint and take taps in between. Webpack and Taro start it
 * in one. Each larger module of the first load is a step, after what it imports, and so are Taro's last statements
 * (config/startSteps.js).
 */
export class StartInSteps {
  apply(compiler: Compiler): void {
    const { RawSource } = compiler.webpack.sources
    compiler.options.module.rules.push({
      test: /[\\/]src[\\/]app\.config\.ts$/,
      // Right after Taro's own loader.
      enforce: 'pre',
      loader: path.join(__dirname, 'startSteps.js'),
    })
    compiler.hooks.thisCompilation.tap(PLUGIN, (compilation) => {
      const hooks = compiler.webpack.javascript.JavascriptModulesPlugin.getCompilationHooks(compilation)
      hooks.renderStartup.tap(PLUGIN, (source, entry, { chunk }) => {
        const id = (module: Module) => JSON.stringify(compilation.chunkGraph.getModuleId(module))
        const start = `__webpack_require__(${id(entry)})`
        const startup = String(source.source())
        if (!startup.includes(start)) throw new Error(`Webpack no longer starts with ${start}`)
        return new RawSource(startup.replace(start, runInSteps(stepsTo(entry, chunk, compilation).map(id))))
      })
    })
  }
}

function runInSteps(moduleIds: readonly string[]): string {
  return `(function () {
  var steps = __webpack_require__.startSteps = [${moduleIds.join()}]
  var channel = new MessageChannel()
  channel.port1.onmessage = function () {
    var end = performance.now() + ${TASK_MS}
    do {
      var step = steps.shift()
      typeof step === "function" ? step() : __webpack_require__(step)
    } while (steps.length && performance.now() < end)
    if (steps.length) channel.port2.postMessage(0)
    else channel.port1.close()
  }
  channel.port2.postMessage(0)
})()`
}

/** Imported modules before those that import them, as webpack evaluates them; the entry comes last. */
function stepsTo(entry: Module, chunk: Chunk, { moduleGraph }: Compilation): Module[] {
  const seen = new Set<Module>()
  const steps: Module[] = []
  const visit = (module: Module): void => {
    if (seen.has(module)) return
    seen.add(module)
    for (const dependency of module.dependencies) {
      const connection = moduleGraph.getConnection(dependency)
      const isRun = isImport(dependency) && connection?.isTargetActive(chunk.runtime)
      if (isRun && connection?.module) visit(connection.module)
    }
    if (module === entry || isWorthAStep(module)) steps.push(module)
  }
  visit(entry)
  return steps
}

/** A `require` isn't one: it may be conditional. */
const isImport = ({ type }: Dependency) => type.startsWith('harmony')

/** Small CommonJS modules may require large ones. */
const isWorthAStep = (module: Module) =>
  module.size('javascript') >= SMALL_BYTES || module.buildMeta?.['exportsType'] !== 'namespace'
