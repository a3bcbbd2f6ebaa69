import type { Timers } from './Timers.ts'
import type { Answers } from './wx/Answers.ts'

/** Time limit, and the number of event loop turns allowed even past it (for a busy machine). */
const limitMs = 150
const minTurns = 30
/** Timers due within this time belong to what just happened. */
const soonMs = 20
/** Idle turns required: React and Taro spread work over several turns. */
const quietTurns = 3

/** Waits until the app is idle; gives up quietly on an app that never is. */
export async function waitUntilIdle(timers: Timers, answers: Answers): Promise<void> {
  const limit = performance.now() + limitMs
  let quiet = 0
  for (let turn = 0; quiet < quietTurns && (turn < minTurns || performance.now() < limit); turn++) {
    await new Promise((resolve) => setTimeout(resolve, 0))
    quiet = timers.dueWithin(soonMs) || answers.pending > 0 ? 0 : quiet + 1
  }
}
