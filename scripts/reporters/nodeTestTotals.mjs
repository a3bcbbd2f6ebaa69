/**
 * A reporter for `node --test` that prints one JSON line with the number of passed, failed and skipped tests.
 * Suites don't count as tests, but one that breaks itself, and a file that can't be loaded, count as failed ones.
 */
export default async function* nodeTestTotals(events) {
  const totals = { passed: 0, failed: 0, skipped: 0 }
  for await (const { type, data } of events) {
    const outcome = outcomeOf(type, data)
    if (outcome) totals[outcome] += 1
  }
  yield JSON.stringify(totals)
}

function outcomeOf(type, data) {
  if (type !== 'test:pass' && type !== 'test:fail') return null
  if (data.details?.type === 'suite') return isBroken(data.details) ? 'failed' : null
  if (data.skip !== undefined || data.todo !== undefined) return 'skipped'
  return type === 'test:pass' ? 'passed' : 'failed'
}

/** Whether a suite failed for another reason than its tests: its own code, a hook or its timeout. */
function isBroken({ error }) {
  return error !== undefined && error.failureType !== 'subtestsFailed'
}
