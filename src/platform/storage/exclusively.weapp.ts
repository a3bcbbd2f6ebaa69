/** A mini program has only one instance, so there's nothing to lock. */
export async function exclusively<T>(_name: string, work: () => Promise<T>): Promise<T> {
  return work()
}
