/** A mini program runs once. */
export async function exclusively<T>(_name: string, work: () => Promise<T>): Promise<T> {
  return work()
}
