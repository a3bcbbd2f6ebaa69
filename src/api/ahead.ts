/** Passes a call on, or answers it. `call` names it: what is asked of whom, and with what. */
export type Answering = (call: readonly unknown[], send: () => Promise<unknown>) => Promise<unknown>

/** A page that opens later than this asks anew. */
const KEPT_MS = 30_000

/**
 * Keeps answers that are asked for before the page that needs them has loaded. The first call like the kept one
 * takes its answer; the next one asks anew.
 *
 * @param asker names who asks, and in which language: a change drops all answers
 */
export function createAhead(asker: () => string) {
  const answers = new Map<string, Promise<unknown>>()
  let isAsking = false
  let askedBy = ''
  let askedAt = 0

  const answer: Answering = (call, send) => {
    if (asker() !== askedBy || Date.now() - askedAt > KEPT_MS) answers.clear()
    const name = JSON.stringify(call)
    const kept = answers.get(name)
    answers.delete(name)
    if (kept) return kept
    const sent = send()
    if (isAsking) answers.set(name, sent)
    return sent
  }

  /** @param ask starts the calls whose answers are kept, all of them before it returns */
  function ahead(ask: () => readonly Promise<unknown>[]): void {
    isAsking = true
    askedBy = asker()
    askedAt = Date.now()
    // The page that takes an answer also learns of its failure.
    for (const asked of ask()) asked.catch(() => undefined)
    isAsking = false
  }

  return { answer, ahead }
}
