/**
 * Runs `work` while no other tab of this browser runs work of that name; without lock support, it just runs.
 */
export async function withLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  // Missing outside https, although the types say otherwise.
  const locks = navigator.locks as LockManager | undefined
  return locks ? locks.request(name, work) : work()
}
