import { createMachine } from './machine.ts'

import type { RunOutcome } from '../contracts/consolidationRule.ts'

/** What changes a run's outcome. */
export type RunMove = 'announce' | 'submit' | 'skip' | 'stop' | 'withdraw' | 'cancel'

/** What an outcome counts as. */
export type RunGroup = 'open' | 'ended'

/** Everything that may happen to a rule's run. One that submits is announced first. */
export const RULE_RUN = createMachine<RunOutcome, RunMove, RunGroup>({
  transitions: [
    { move: 'announce', from: null, to: 'ANNOUNCED', actor: 'SYSTEM' },
    { move: 'skip', from: null, to: 'SKIPPED', actor: 'SYSTEM' },
    { move: 'stop', from: null, to: 'STOPPED', actor: 'SYSTEM' },
    { move: 'submit', from: 'ANNOUNCED', to: 'SUBMITTED', actor: 'SYSTEM' },
    { move: 'skip', from: 'ANNOUNCED', to: 'SKIPPED', actor: 'SYSTEM' },
    { move: 'stop', from: 'ANNOUNCED', to: 'STOPPED', actor: 'SYSTEM' },
    { move: 'withdraw', from: 'ANNOUNCED', to: 'WITHDRAWN', actor: 'SYSTEM' },
    // By changing or pausing the rule.
    { move: 'cancel', from: 'ANNOUNCED', to: 'WITHDRAWN', actor: 'CUSTOMER' },
  ],
  groups: {
    ANNOUNCED: ['open'],
    SUBMITTED: ['ended'],
    SKIPPED: ['ended'],
    STOPPED: ['ended'],
    WITHDRAWN: ['ended'],
  },
})
