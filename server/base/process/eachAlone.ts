/**
 * Does `work` for each in turn. If it fails for one, the rest still have theirs.
 *
 * @throws AggregateError at the end, if some failed
 */
export async function eachAlone<T>(all: readonly T[], work: (one: T) => Promise<unknown>): Promise<void> {
  const failures: unknown[] = []
  for (const one of all) {
    try {
      await work(one)
    } catch (error) {
      failures.push(error)
    }
  }
  throwAll(failures)
}

/** @throws AggregateError if there are any */
export function throwAll(failures: readonly unknown[]): void {
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} failed`)
}
