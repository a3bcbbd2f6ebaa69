import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, it } from 'node:test'

import { runJobs, type Job } from '../../scripts/lib/job.mts'
import { checkedTotals } from '../../scripts/lib/reports.mts'
import { NONE, ONE_FAILED, ONE_PASSED, sum, totalsLine } from '../../scripts/lib/totals.mts'

import { root } from './support/lintSnippet.ts'

const none = { totals: NONE, output: '' }

describe('the totals of a run', () => {
  it('end in the line a machine reads', () => {
    const totals = sum([ONE_PASSED, ONE_FAILED, { passed: 40, failed: 0, skipped: 2 }])

    assert.equal(totalsLine(totals), '41 passed, 1 failed, 2 skipped')
  })

  it('count a runner that left no report as a failure', () => {
    const noReport = () => {
      throw new Error('no such file')
    }
    assert.deepEqual(checkedTotals(1, noReport), ONE_FAILED)
  })

  it('count a runner that ran nothing as a failure', () => {
    assert.equal(checkedTotals(0, () => NONE).failed, 1)
  })

  it('count a runner that failed without a failed test as a failure', () => {
    assert.deepEqual(
      checkedTotals(1, () => ({ passed: 3, failed: 0, skipped: 0 })),
      { passed: 3, failed: 1, skipped: 0 },
    )
  })

  it('take over what a runner counted', () => {
    const counted = { passed: 3, failed: 2, skipped: 1 }
    assert.deepEqual(
      checkedTotals(1, () => counted),
      counted,
    )
  })
})

describe('the reporter for node --test', () => {
  it('counts tests, not suites; to-dos and skips are left out; a suite or file that breaks is a failure', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'totals-'))
    const suite = path.join(folder, 'suite.test.mjs')
    const broken = path.join(folder, 'broken.test.mjs')
    writeFileSync(
      suite,
      `import { describe, it } from 'node:test'
      describe('suite', () => {
        it('passes', () => {})
        it('is skipped', { skip: true }, () => {})
        it.todo('is to come')
        it('fails', () => { throw new Error('on purpose') })
      })
      describe('broken suite', () => { throw new Error('at load') })`,
    )
    writeFileSync(broken, "throw new Error('at load')")
    const reporter = path.join(root, 'scripts/reporters/nodeTestTotals.mjs')
    const { NODE_TEST_CONTEXT: _ours, ...env } = process.env
    const { stdout } = spawnSync(process.execPath, ['--test', `--test-reporter=${reporter}`, suite, broken], {
      encoding: 'utf8',
      env,
    })
    rmSync(folder, { recursive: true })

    assert.deepEqual(JSON.parse(stdout), { passed: 1, failed: 3, skipped: 2 })
  })
})

describe('jobs', () => {
  function recorder() {
    const started: string[] = []
    const job = (name: string, rest: Partial<Job> = {}): Job => ({
      name,
      budget: 1,
      run: async () => {
        started.push(name)
        return none
      },
      ...rest,
    })
    return { started, job }
  }

  it('start after the ones they need, even when those fail', async () => {
    const { started, job } = recorder()
    const build = job('build', {
      run: () => {
        started.push('build')
        return Promise.reject(new Error('no disk'))
      },
    })

    const finished = await runJobs([job('browser', { after: ['build'] }), build], 2, () => {})

    assert.deepEqual(started, ['build', 'browser'])
    assert.match(finished[0]?.output ?? '', /no disk/)
    assert.equal(finished[0]?.totals.failed, 1)
  })

  it('never keep more cores busy than there are', async () => {
    let busy = 0
    let most = 0
    const run = async () => {
      busy += 1
      most = Math.max(most, busy)
      await Promise.resolve()
      busy -= 1
      return none
    }
    await runJobs(
      ['a', 'b', 'c', 'd'].map((name) => ({ name, budget: 1, run })),
      2,
      () => {},
    )

    assert.equal(most, 2)
  })

  it('give one that needs every core the machine for itself', async () => {
    let isWideRunning = false
    let overlapped = false
    const wide: Job = {
      name: 'wide',
      cores: 2,
      budget: 1,
      run: async () => {
        isWideRunning = true
        await Promise.resolve()
        isWideRunning = false
        return none
      },
    }
    const narrow: Job = {
      name: 'narrow',
      budget: 1,
      run: async () => {
        overlapped ||= isWideRunning
        return none
      },
    }

    await runJobs([narrow, wide, { ...narrow, name: 'another' }], 2, () => {})

    assert.equal(overlapped, false)
  })
})
