import type { Chunk, Compilation, Compiler, Module } from 'webpack'

const PLUGIN = 'StartInSteps'

/** Smaller ones run along with those that import them. */
const WORTH_A_STEP_BYTES = 2_000

/** A task ends after this long. Six frames on a phone that is four times slower. */
const TASK_MS = 5

/**
 * Evaluates the modules of the first load over several tasks, so that a slow phone can paint and take taps in
 * between. Webpack evaluates them in one. The order is nearly the same: a module's imports come before its own code.
 */
export class StartInSteps {
  apply(compiler: Compiler): void {
    const { RawSource } = compiler.webpack.sources
    compiler.hooks.thisCompilation.tap(PLUGIN, (compilation) => {
      const hooks = compiler.webpack.javascript.JavascriptModulesPlugin.getCompilationHooks(compilation)
      hooks.renderStartup.tap(PLUGIN, (source, entry, { chunk }) => {
        const id = JSON.stringify(compilation.chunkGraph.getModuleId(entry))
        const start = `__webpack_require__(${id})`
        const startup = String(source.source())
        if (!startup.includes(start)) throw new Error(`Webpack no longer starts with ${start}`)
        const ids = stepsTo(entry, chunk, compilation).map((step) => compilation.chunkGraph.getModuleId(step))
        return new RawSource(startup.replace(start, inSteps(ids)))
      })
    })
  }
}

function inSteps(ids: readonly (string | number | null)[]): string {
  return `(function (steps) {
  var channel = new MessageChannel()
  channel.port1.onmessage = function () {
    var end = performance.now() + ${TASK_MS}
    do __webpack_require__(steps.shift())
    while (steps.length && performance.now() < end)
    if (steps.length) next()
    else channel.port1.close()
  }
  function next() { channel.port2.postMessage(0) }
  next()
})(${JSON.stringify(ids)})`
}

/** Imports before the modules that import them, as webpack evaluates them; the entry comes last. */
function stepsTo(entry: Module, chunk: Chunk, compilation: Compilation): Module[] {
  const { moduleGraph } = compilation
  const seen = new Set<Module>()
  const steps: Module[] = []
  const visit = (module: Module): void => {
    if (seen.has(module)) return
    seen.add(module)
    for (const dependency of module.dependencies) {
      // A `require` may be conditional.
      if (!dependency.type.startsWith('harmony')) continue
      const connection = moduleGraph.getConnection(dependency)
      if (connection?.module && connection.isTargetActive(chunk.runtime)) visit(connection.module)
    }
    if (module === entry || module.size('javascript') >= WORTH_A_STEP_BYTES) steps.push(module)
  }
  visit(entry)
  return steps
}
