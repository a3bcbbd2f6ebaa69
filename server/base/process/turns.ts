/** How much of something one user gets. */
export interface Share {
  /** How many pieces of work run at once. */
  readonly atOnce: number
  /** How many more may wait for their turn. */
  readonly waiting: number
  /** How long each waits. */
  readonly waitMs: number
}

/** Thrown for work that wasn't begun: too much of the same user's is before it. */
export class NoTurn extends Error {}

interface Line {
  running: number
  readonly waiting: Set<() => void>
}

/**
 * Gives each user a share of what all of them use.
 *
 * @returns a function that queues a user's work and runs it; rejects with `NoTurn` if the queue is full or the wait too long
 */
export function turns({ atOnce, waiting, waitMs }: Share) {
  const lines = new Map<string, Line>()

  const begin = async (line: Line): Promise<void> => {
    if (line.running < atOnce) {
      line.running += 1
      return
    }
    if (line.waiting.size >= waiting) throw new NoTurn()
    // Whoever ends hands its place on, so `running` stays.
    await new Promise<void>((resolve, reject) => {
      const go = (): void => {
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(() => {
        line.waiting.delete(go)
        reject(new NoTurn())
      }, waitMs)
      line.waiting.add(go)
    })
  }

  const end = (user: string, line: Line): void => {
    const [next] = line.waiting
    if (next) {
      line.waiting.delete(next)
      next()
      return
    }
    line.running -= 1
    if (line.running === 0) lines.delete(user)
  }

  return async <T>(user: string, work: () => Promise<T>): Promise<T> => {
    const line = lines.get(user) ?? { running: 0, waiting: new Set() }
    lines.set(user, line)
    await begin(line)
    try {
      return await work()
    } finally {
      end(user, line)
    }
  }
}
