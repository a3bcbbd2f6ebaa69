import { spawnSync } from 'node:child_process'

import { ReleaseError } from './ReleaseError.mts'

export interface SourceState {
  /** Short hash of the commit that is checked out. */
  readonly commit: string
  /** Files that differ from it, as `git status --short` lists them. */
  readonly changed: readonly string[]
}

/** @throws {ReleaseError} when the folder isn't under git's control, or nothing is committed */
export function readSourceState(folder: string): SourceState {
  const commit = git(folder, 'rev-parse', '--short', 'HEAD').trim()
  const changed = git(folder, 'status', '--short').split('\n').filter(Boolean)
  return { commit, changed }
}

function git(folder: string, ...args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' })
  if (status === 0) return stdout
  throw new ReleaseError(`A release needs the project's git history: ${(stderr || 'git is missing').trim()}`)
}
