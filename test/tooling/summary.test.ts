import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import type { FinishedJob } from '../../scripts/lib/job.mts'
import { summaryOf } from '../../scripts/lib/summary.mts'

const finished = (name: string, changes: Partial<FinishedJob> = {}): FinishedJob => ({
  ...{ name, ms: 40_000, cores: 1, budget: 40, output: '' },
  totals: { passed: 12, failed: 0, skipped: 0 },
  ...changes,
})

const linesOf = (...jobs: FinishedJob[]) => summaryOf(jobs, 60_000).split('\n')

describe('the summary of a run', () => {
  it('gives each job its time, tests and budget', () => {
    const lines = linesOf(finished('tooling'), finished('app (jest)', { ms: 112_400, budget: 160 }))

    assert.deepEqual(lines.slice(0, 3), [
      'All ended after 1 min 00 s.',
      '  ✓  tooling     40.0 s      12 passed, 0 failed, 0 skipped  40 of 40 core-seconds',
      '  ✓  app (jest)  1 min 52 s  12 passed, 0 failed, 0 skipped  112 of 160 core-seconds',
    ])
  })

  it('marks a job that takes more than its budget, counting every core that it keeps busy', () => {
    const [, narrow, wide] = linesOf(finished('narrow', { ms: 40_600 }), finished('wide', { cores: 2 }))

    assert.match(narrow ?? '', /41 of 40 core-seconds, over budget$/)
    assert.match(wide ?? '', /80 of 40 core-seconds, over budget$/)
  })

  it('holds the sum against 15 minutes on two cores', () => {
    const [, , ...within] = linesOf(finished('a', { ms: 900_000, cores: 2, budget: 1800 }))
    const [, , , beyond] = linesOf(finished('a', { ms: 900_000, cores: 2 }), finished('b', { ms: 1000 }))

    assert.equal(within[0], 'Together 1800 of 1800 core-seconds (15 minutes on two idle cores).')
    assert.match(beyond ?? '', /^Together 1801 of 1800 core-seconds, over budget /)
  })

  it('names what failed; being over a budget is no failure', () => {
    const slow = finished('slow', { ms: 500_000 })
    const broken = finished('broken', { totals: { passed: 1, failed: 1, skipped: 0 } })

    assert.equal(linesOf(slow).at(-1), 'Everything passed.')
    assert.equal(linesOf(slow, broken).at(-1), 'Failed: broken')
    assert.match(linesOf(slow, broken)[2] ?? '', /^ {2}✗/)
  })
})
