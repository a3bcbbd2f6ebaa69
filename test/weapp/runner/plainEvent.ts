import { glassEasel } from './engine.ts'
import { plainObject, type PlainObject } from './plainObject.ts'

interface EngineEvent extends PlainObject {
  getEventName(): string
  timeStamp: number
  detail?: unknown
  mark?: unknown
  extraFields?: PlainObject
  target: unknown
  currentTarget: unknown
}

/** Whether a handler's argument is an engine event, and not a value passed by another method. */
export function isEngineEvent(value: unknown): value is EngineEvent {
  return value instanceof glassEasel.Event
}

/** The event as WeChat passes it to a handler: data only, no elements. */
export function plainEvent(event: EngineEvent): PlainObject {
  return {
    type: event.getEventName(),
    timeStamp: event.timeStamp,
    target: plainTarget(event.target),
    currentTarget: plainTarget(event.currentTarget),
    mark: plainObject(event.mark),
    detail: event.detail ?? {},
    mut: false,
    ...event.extraFields,
  }
}

function plainTarget(target: unknown): PlainObject {
  const { id, dataset } = plainObject(target)
  return { id: id ?? '', dataset: { ...plainObject(dataset) }, offsetLeft: 0, offsetTop: 0 }
}
