import inspector from 'node:inspector'

import { REALM_NAME } from './vmRealm.ts'

/**
 * Counts the objects and functions of the mini program that was started last in this process, after a garbage
 * collection. A timer, listener, store or observer that a closed page left behind keeps some of them alive.
 */
export function countLiveObjects(): number {
  const session = new inspector.Session()
  session.connect()
  const post = (method: string, parameters: object): Reply => {
    let reply: Reply = {}
    session.post(method, parameters, (error, result) => {
      if (error) throw new Error(`${method}: ${error.message}`)
      reply = result as Reply
    })
    return reply
  }
  try {
    let contextId = 0
    session.on('Runtime.executionContextCreated', ({ params: { context } }) => {
      if (context.name === REALM_NAME) contextId = Math.max(contextId, context.id)
    })
    post('Runtime.enable', {})
    const prototype = post('Runtime.evaluate', { contextId, expression: 'Object.prototype' }).result
    const { objects } = post('Runtime.queryObjects', { prototypeObjectId: prototype?.objectId })
    const count = { objectId: objects?.objectId, functionDeclaration: 'function () { return this.length }' }
    return Number(post('Runtime.callFunctionOn', count).result?.value)
  } finally {
    session.disconnect()
  }
}

interface RemoteObject {
  readonly objectId?: string
  readonly value?: unknown
}

interface Reply {
  readonly result?: RemoteObject
  readonly objects?: RemoteObject
}
