import { component, type glassEasel } from './engine.ts'

/** A `setData` call from the logic layer to the view. */
export interface SetDataCall {
  /** The page or component it was called on. */
  readonly is: string
  /** Size of the data as JSON, in UTF-8 bytes. */
  readonly bytes: number
  readonly keys: readonly string[]
  /** Time of the call, in `performance.now()` milliseconds. */
  readonly atMs: number
}

export interface SetDataStats {
  readonly calls: number
  readonly bytes: number
  /** Size of the largest call, in bytes. */
  readonly largest: number
  /** The most calls within any second. */
  readonly perSecond: number
}

/** WeChat's size limit for a `setData` call. */
const maxBytes = 1024 * 1024

/** Callbacks around one logic layer's `setData` calls. */
export interface SetDataSink {
  onCall(call: SetDataCall): void
  onOversize(call: SetDataCall): void
  /** Schedules the caller's callback, after the view update. */
  later(callback: () => void): void
}

interface Caller {
  readonly is: string
  readonly _$: { getOwnerSpace(): glassEasel.ComponentSpace; getBackendElement(): unknown }
}

type SetData = (this: Caller, data: Record<string, unknown>, callback?: () => void) => void

const sinks = new WeakMap<glassEasel.ComponentSpace, SetDataSink>()

/** Measures every `setData` call of one space's components, pages included. */
export function meterSetData(space: glassEasel.ComponentSpace, sink: SetDataSink): void {
  sinks.set(space, sink)
}

// Pages and components inherit the adapter's `setData`, so one patch covers every space in the process.
const prototype = component.ComponentCaller.prototype as unknown as { setData: SetData }
const engineSetData = prototype.setData
prototype.setData = function (data, callback) {
  // WeChat ignores `setData` calls of a closed page.
  if (this._$.getBackendElement() === null) return
  const sink = sinks.get(this._$.getOwnerSpace())
  const json = JSON.stringify(data)
  const call = { is: this.is, bytes: utf8Bytes(json), keys: Object.keys(data), atMs: performance.now() }
  sink?.onCall(call)
  if (call.bytes > maxBytes) sink?.onOversize(call)
  engineSetData.call(this, JSON.parse(json) as Record<string, unknown>)
  if (callback) sink?.later(() => callback.call(this))
}

export function setDataStats(calls: readonly SetDataCall[]): SetDataStats {
  const inSecondFrom = (start: number) =>
    calls.filter(({ atMs }) => atMs >= start && atMs < start + 1000).length
  return {
    calls: calls.length,
    bytes: calls.reduce((sum, { bytes }) => sum + bytes, 0),
    largest: Math.max(0, ...calls.map(({ bytes }) => bytes)),
    perSecond: Math.max(0, ...calls.map(({ atMs }) => inSecondFrom(atMs))),
  }
}

const encoder = new TextEncoder()

function utf8Bytes(text: string): number {
  return encoder.encode(text).length
}
