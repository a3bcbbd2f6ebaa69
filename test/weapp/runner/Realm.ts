/**
 * The JavaScript realm of one logic layer. Like a phone's logic thread, it has its own `Object`, `Array`,
 * `Error` …, so values going in are built by its own `JSON.parse`, and errors thrown into it are its own.
 */
export class Realm {
  readonly evaluate: (code: string, filename?: string) => unknown
  #parse: (json: string) => unknown
  #error: (message: string) => Error
  #promise: (executor: PromiseExecutor) => Promise<unknown>
  #buffer: (length: number) => ArrayBuffer
  #isPromise: (value: unknown) => boolean
  #hostTypes: Map<unknown, unknown>

  /** @param evaluate runs a script in the realm and returns its value */
  constructor(evaluate: (code: string, filename?: string) => unknown) {
    this.evaluate = evaluate
    this.#parse = evaluate('(json) => JSON.parse(json)') as (json: string) => unknown
    this.#error = evaluate('(message) => new Error(message)') as (message: string) => Error
    this.#promise = evaluate('(executor) => new Promise(executor)') as (
      e: PromiseExecutor,
    ) => Promise<unknown>
    this.#buffer = evaluate('(length) => new ArrayBuffer(length)') as (length: number) => ArrayBuffer
    this.#isPromise = evaluate('(value) => value instanceof Promise') as (value: unknown) => boolean
    const types = evaluate('[Object, String, Number, Boolean, Array, Function]') as unknown[]
    const hostTypes = [Object, String, Number, Boolean, Array, Function]
    this.#hostTypes = new Map(types.map((type, index) => [type, hostTypes[index]]))
  }

  /** Copies a JSON value into the realm's own objects. */
  inbound(value: unknown): unknown {
    return value === undefined ? undefined : this.#parse(JSON.stringify(value))
  }

  /** Copies bytes into the realm's own ArrayBuffer. */
  arrayBuffer(bytes: Uint8Array): ArrayBuffer {
    const buffer = this.#buffer(bytes.length)
    new Uint8Array(buffer).set(bytes)
    return buffer
  }

  error(message: string): Error {
    return this.#error(message)
  }

  promise(executor: PromiseExecutor): Promise<unknown> {
    return this.#promise(executor)
  }

  /** Whether code in this realm created the promise. */
  owns(promise: unknown): boolean {
    return this.#isPromise(promise)
  }

  /** Maps the realm's `Object`, `String`, … to the host's, with which the engine compares property types. */
  hostType(type: unknown): unknown {
    return this.#hostTypes.get(type) ?? type
  }
}

type PromiseExecutor = (resolve: (value: unknown) => void, reject: (reason: unknown) => void) => void

/** Copies a value from the mini program into host objects, without functions. */
export function outbound(value: unknown): unknown {
  return value === undefined ? undefined : (JSON.parse(JSON.stringify(value) ?? 'null') as unknown)
}
