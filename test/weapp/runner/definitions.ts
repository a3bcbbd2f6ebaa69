import type { FaultLog } from './FaultLog.ts'
import { isEngineEvent, plainEvent } from './plainEvent.ts'
import { plainObject, type PlainObject } from './plainObject.ts'
import type { Realm } from './Realm.ts'

type Method = (this: unknown, ...args: unknown[]) => unknown

/** The definition's origin, and the realm it runs in. */
export interface DefinitionContext {
  /** The page or component, for the fault log. */
  readonly path: string
  readonly realm: Realm
  readonly faults: FaultLog
}

/** Adapts a `Page()` definition to the engine. */
export function pageDefinition(definition: PlainObject, context: DefinitionContext): PlainObject {
  return wrapMethods(definition, context)
}

/** Adapts a `Component()` or `Behavior()` definition to the engine. */
export function componentDefinition(definition: PlainObject, context: DefinitionContext): PlainObject {
  const out = { ...definition }
  if (definition.properties)
    out.properties = hostProperties(plainObject(definition.properties), context.realm)
  if (definition.methods) out.methods = wrapMethods(plainObject(definition.methods), context)
  return out
}

/** Passes plain events to handlers: the engine's own refer to elements of the host's realm. */
function wrapMethods(methods: PlainObject, context: DefinitionContext): PlainObject {
  return Object.fromEntries(
    Object.entries(methods).map(([name, method]) => [
      name,
      typeof method === 'function' ? takingPlainEvents(name, method as Method, context) : method,
    ]),
  )
}

function takingPlainEvents(name: string, method: Method, { path, realm, faults }: DefinitionContext): Method {
  return function (...args) {
    const [event, ...rest] = args
    if (!isEngineEvent(event)) return method.apply(this, args)
    const plain = realm.inbound(plainEvent(event))
    return faults.guard(`${path} ${name} on ${event.getEventName()}`, () => method.call(this, plain, ...rest))
  }
}

function hostProperties(properties: PlainObject, realm: Realm): PlainObject {
  return Object.fromEntries(
    Object.entries(properties).map(([name, property]) => {
      if (typeof property !== 'object' || property === null) return [name, realm.hostType(property)]
      const { type, ...rest } = property as PlainObject
      return [name, { ...rest, type: realm.hostType(type) }]
    }),
  )
}
