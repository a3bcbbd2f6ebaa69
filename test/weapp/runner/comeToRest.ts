import type { Timers } from './Timers.ts'
import type { Answers } from './wx/Answers.ts'

/** How long the app is given, and how many turns of the event loop even when the machine is busy. */
const limitMs = 150
const minTurns = 30
/** Timers due sooner than this belong to what just happened. */
const soonMs = 20
/** React and Taro hand work on from turn to turn. */
const quietTurns = 3

/** Waits until the app has nothing to do at once; an app that never rests is left after a while. */
export async function comeToRest(timers: Timers, answers: Answers): Promise<void> {
  const limit = performance.now() + limitMs
  let quiet = 0
  for (let turn = 0; quiet < quietTurns && (turn < minTurns || performance.now() < limit); turn++) {
    await new Promise((resolve) => setTimeout(resolve, 0))
    quiet = timers.dueWithin(soonMs) || answers.pending > 0 ? 0 : quiet + 1
  }
}
