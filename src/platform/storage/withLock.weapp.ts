/** A mini program has only one instance, so there's nothing to lock. */
export async function withLock<T>(_name: string, work: () => Promise<T>): Promise<T> {
  return work()
}
