import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

import { lockBuild } from './buildLock.mts'
import { compressStatic } from './compressStatic.mts'
import { inputsHash } from './inputsHash.mts'
import { outputFingerprint } from './outputFingerprint.mts'
import { inRoot } from './paths.mts'
import { runBin } from './runCommand.mts'

export type Target = 'h5' | 'weapp'

export interface BuildResult {
  readonly outcome: 'built' | 'upToDate' | 'failed'
  readonly ms: number
  /** Output of the build; after a failure, only the relevant part. The log has everything. */
  readonly output: string
}

/** Hashes of a build's inputs and output; the build is up to date while both still match. */
interface Stamp {
  readonly inputs: string
  readonly output: string
}

const MAX_LINES = 40
const ENTRY_FILE = { h5: 'index.html', weapp: 'app.json' } as const
const outputFolder = (target: Target) => inRoot('dist', target)
const stampFile = (target: Target) => inRoot('dist', `.${target}-stamp.json`)

/** Log file of the last build. */
export const buildLog = (target: Target): string => inRoot('dist', `build-${target}.log`)

/** Whether `dist/<target>` is what a build would write now. */
export function isUpToDate(target: Target): boolean {
  if (!isWritten(target)) return false
  const stamp = readStamp(target)
  return stamp?.inputs === inputsHash(target) && stamp.output === outputFingerprint(outputFolder(target))
}

/** Builds one target unless it's up to date. */
export async function buildTarget(target: Target): Promise<BuildResult> {
  const startedAt = performance.now()
  const unlock = await lockBuild(inRoot('dist', `.${target}-lock`))
  try {
    const result = isUpToDate(target) ? ({ outcome: 'upToDate', output: '' } as const) : await build(target)
    return { ...result, ms: performance.now() - startedAt }
  } finally {
    unlock()
  }
}

async function build(target: Target): Promise<Omit<BuildResult, 'ms'>> {
  // Hash before the build: an edit during it must count as a change.
  const inputs = inputsHash(target)
  rmSync(stampFile(target), { force: true })
  rmSync(outputFolder(target), { recursive: true, force: true })
  const { exitCode, output } = await runBin('taro', ['build', '--type', target])
  mkdirSync(inRoot('dist'), { recursive: true })
  writeFileSync(buildLog(target), output)
  if (exitCode !== 0 || !isWritten(target) || hasErrors(output))
    return { outcome: 'failed', output: relevantLines(output) }
  if (target === 'h5') await compressStatic(outputFolder(target))
  const stamp: Stamp = { inputs, output: outputFingerprint(outputFolder(target)) }
  writeFileSync(stampFile(target), JSON.stringify(stamp))
  return { outcome: 'built', output }
}

/** The first lines from the first error on: a failed build prints the error late, followed by a lot more. */
function relevantLines(output: string): string {
  const lines = output.split('\n').filter((line) => line.trim() !== '')
  const from = lines.findIndex((line) => /\bERROR\b|Error:/.test(line))
  return lines.slice(Math.max(0, from)).slice(0, MAX_LINES).join('\n')
}

/** Taro exits with 0 after some errors, so check what it wrote and printed as well. */
const isWritten = (target: Target) => existsSync(`${outputFolder(target)}/${ENTRY_FILE[target]}`)
const hasErrors = (output: string) =>
  /compiled with \d+ error|Module not found|Module build failed/.test(output)

function readStamp(target: Target): Stamp | null {
  try {
    return JSON.parse(readFileSync(stampFile(target), 'utf8')) as Stamp
  } catch {
    return null
  }
}
