import { joinPath, resolvePath, type Build } from './Build.ts'
import type { PlainObject } from './plainObject.ts'
import type { Realm } from './Realm.ts'

/**
 * Names shadowed with undefined around every file, as WeChat's `define()` does. A `vm` realm doesn't have
 * them anyway; in the browser variant this hides the browser's globals.
 */
const absentNames = `
  window document frames self parent top location navigator localStorage sessionStorage indexedDB
  history caches screen alert confirm prompt fetch XMLHttpRequest WebSocket Worker Blob File
  FileReader FormData Image URL URLSearchParams TextEncoder TextDecoder AbortController
  structuredClone queueMicrotask requestAnimationFrame MessageChannel MutationObserver
  IntersectionObserver ResizeObserver process Buffer setImmediate Intl WeixinJSBridge performance
  crypto atob btoa
`
  .trim()
  .split(/\s+/)

type Module = { exports: unknown }
type Wrapped = (
  require: (path: string) => unknown,
  module: Module,
  exports: unknown,
  ...globals: unknown[]
) => void

/** Loads scripts as WeChat does: each is a function of `require`, `module` and the framework's globals. */
export class LogicLayer {
  readonly #build: Build
  readonly #realm: Realm
  readonly #globals: PlainObject
  readonly #modules = new Map<string, Module>()
  readonly #loaded = new Set<string>()
  #loading = ''

  /** @param globals `wx`, `App`, `Page`, … by name */
  constructor(build: Build, realm: Realm, globals: PlainObject) {
    this.#build = build
    this.#realm = realm
    this.#globals = globals
  }

  /** Path of the page or component whose script is running; `Page()` and `Component()` define this one. */
  get loading(): string {
    return this.#loading
  }

  /** Runs a page's or component's script once, after the scripts of the components it uses. */
  load(path: string): void {
    if (this.#loaded.has(path)) return
    this.#loaded.add(path)
    const { usingComponents } = this.#build.json(path)
    for (const used of Object.values((usingComponents ?? {}) as Record<string, string>)) {
      this.load(resolvePath(`${path}.json`, used))
    }
    const outer = this.#loading
    this.#loading = path
    try {
      this.require(path)
    } finally {
      this.#loading = outer
    }
  }

  /** @throws {Error} an error of the realm, when the build has no such file */
  require(path: string): unknown {
    const file = path.endsWith('.js') ? path : `${path}.js`
    const known = this.#modules.get(file)
    if (known) return known.exports
    const source = this.#build.files.read(file)
    if (source === undefined) throw this.#realm.error(`module '${file}' is not defined`)
    const module = this.#realm.inbound({ exports: {} }) as Module
    this.#modules.set(file, module)
    const parameters = ['require', 'module', 'exports', ...Object.keys(this.#globals), ...absentNames]
    const wrapped = this.#realm.evaluate(
      `(function (${parameters.join(', ')}) {${source}\n})`,
      file,
    ) as Wrapped
    const require = (request: string) => this.require(joinPath(resolvePath(file, request)))
    wrapped.call(undefined, require, module, module.exports, ...Object.values(this.#globals))
    return module.exports
  }
}
