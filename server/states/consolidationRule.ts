import { createMachine } from './machine.ts'

import type { RuleState } from '../contracts/consolidationRule.ts'

/** What changes a rule's state. */
export type RuleMove = 'create' | 'replace' | 'pause' | 'resume' | 'wait' | 'stop' | 'complete'

/** What a state counts as. */
export type RuleGroup = 'open' | 'ended'

/** Everything that may happen to a rule. A customer can always replace it, which starts it again unless it is paused. */
export const CONSOLIDATION_RULE = createMachine<RuleState, RuleMove, RuleGroup>({
  transitions: [
    { move: 'create', from: null, to: 'ACTIVE', actor: 'CUSTOMER' },
    { move: 'replace', from: 'ACTIVE', to: 'ACTIVE', actor: 'CUSTOMER' },
    { move: 'replace', from: 'PAUSED', to: 'PAUSED', actor: 'CUSTOMER' },
    { move: 'replace', from: 'STOPPED', to: 'ACTIVE', actor: 'CUSTOMER' },
    { move: 'replace', from: 'DONE', to: 'ACTIVE', actor: 'CUSTOMER' },
    { move: 'pause', from: 'ACTIVE', to: 'PAUSED', actor: 'CUSTOMER' },
    { move: 'resume', from: 'PAUSED', to: 'ACTIVE', actor: 'CUSTOMER' },
    { move: 'resume', from: 'STOPPED', to: 'ACTIVE', actor: 'CUSTOMER' },
    // After a run it waits for its next event.
    { move: 'wait', from: 'ACTIVE', to: 'ACTIVE', actor: 'SYSTEM' },
    { move: 'stop', from: 'ACTIVE', to: 'STOPPED', actor: 'SYSTEM' },
    { move: 'complete', from: 'ACTIVE', to: 'DONE', actor: 'SYSTEM' },
  ],
  groups: {
    ACTIVE: ['open'],
    PAUSED: ['open'],
    STOPPED: ['open'],
    DONE: ['ended'],
  },
})
