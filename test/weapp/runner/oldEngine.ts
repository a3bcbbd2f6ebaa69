/**
 * Removes what the oldest supported engines (Chrome 70, iOS 12) lack. Evaluated in a fresh realm before the
 * app's code, so that code relying on any of it fails here instead of on an old phone.
 */
export const oldEngineScript = `(() => {
  const drop = (owner, names) => { for (const name of names) delete owner[name] }
  drop(Array.prototype, ['at', 'findLast', 'findLastIndex', 'toSorted', 'toReversed', 'toSpliced', 'with'])
  drop(String.prototype, ['at', 'matchAll', 'replaceAll', 'isWellFormed', 'toWellFormed'])
  drop(Object, ['hasOwn', 'groupBy'])
  drop(Map, ['groupBy'])
  drop(Promise, ['allSettled', 'any', 'withResolvers', 'try'])
  drop(Symbol.prototype, ['description'])
  drop(globalThis, ['WeakRef', 'FinalizationRegistry', 'AggregateError', 'BigInt', 'BigInt64Array',
    'BigUint64Array', 'Iterator', 'globalThis'])
})()`
