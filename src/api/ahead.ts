/** Passes a call on, or answers it. `call` names it: what is asked of whom, and with what. */
export type Answering = (call: readonly unknown[], send: () => Promise<unknown>) => Promise<unknown>

/**
 * Keeps answers that are asked for before the page that needs them has loaded. The first call like the kept one
 * takes its answer; the next one asks anew.
 *
 * @param asker names who asks, and in which language: an answer for one is not for another
 */
export function createAhead(asker: () => string) {
  const answers = new Map<string, Promise<unknown>>()
  let isAsking = false

  const answer: Answering = (call, send) => {
    const name = JSON.stringify([asker(), ...call])
    const kept = answers.get(name)
    answers.delete(name)
    if (kept) return kept
    const sent = send()
    if (isAsking) answers.set(name, sent)
    return sent
  }

  /** @param ask starts the calls whose answers are kept */
  function ahead(ask: () => readonly Promise<unknown>[]): void {
    isAsking = true
    // The page that takes an answer also learns of its failure.
    for (const asked of ask()) asked.catch(() => undefined)
    isAsking = false
  }

  return { answer, ahead }
}
