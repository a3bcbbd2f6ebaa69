/**
 * A random UUID (version 4). Mini programs have no `crypto`; `Math.random` will do, since keys only need to
 * be unique.
 */
export function newIdempotencyKey(): string {
  return 'xxxxxxxx-xxxx-4xxx-yxxx-xxxxxxxxxxxx'.replace(/[xy]/g, (place) => {
    const random = Math.floor(Math.random() * 16)
    return (place === 'x' ? random : (random & 0x3) | 0x8).toString(16)
  })
}
