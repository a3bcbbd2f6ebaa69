import { readFileSync } from 'node:fs'
import path from 'node:path'

import { renderUnicodeCompact } from 'uqr'

import { readQrCode } from '../../../test/support/server/readQrCode.ts'
import { weappSizes } from '../../../test/weapp/static/packageSizes.ts'

import { grouped } from '../budgets.mts'
import type { BuildResult } from '../buildTarget.mts'
import { buildProblems } from './buildProblems.mts'
import { ReleaseError } from './ReleaseError.mts'
import { releaseNotes } from './releaseNotes.mts'
import { readSourceState } from './sourceState.mts'
import { readUploadAccess } from './uploadAccess.mts'
import type { MeasuredPackage, UploadRequest, WechatCi } from './wechatCi.mts'

export interface ReleaseSettings {
  readonly env: Readonly<Record<string, string | undefined>>
  /** The project, with its git history, package.json and CHANGELOG.md. */
  readonly root: string
  readonly build: () => Promise<BuildResult>
  /** Whether the source is still what was built. */
  readonly isUpToDate: () => boolean
  /** Where the build is. */
  readonly folder: string
  readonly ci: WechatCi
  readonly print: (text: string) => void
}

/**
 * Builds the mini program and uploads it as the version in package.json, with the notes of the changelog.
 *
 * @throws {ReleaseError} when it isn't fit for release
 */
export async function upload(settings: ReleaseSettings): Promise<void> {
  const { env, root, folder, ci, print } = settings
  const access = readUploadAccess(env)
  const { commit, changed } = readSourceState(root)
  if (changed.length > 0)
    throw new ReleaseError(`Commit or discard these changes before you upload:\n${changed.join('\n')}`)
  const version = readVersion(root)
  const notes = releaseNotes(readFileSync(path.join(root, 'CHANGELOG.md'), 'utf8'), version)
  await buildFor(settings)
  const problems = buildProblems(folder)
  if (problems.length > 0) throw new ReleaseError(`This build can't be released:\n${problems.join('\n')}`)
  const request: UploadRequest = { access, folder, version, notes: `${notes}\n(${commit})` }
  printSizes(print, 'Uploaded', await ci.upload(request))
  print(
    `Version ${version} of ${commit} is in the console under 版本管理 › 开发版本, by robot ${access.robot}. ` +
      `Submit it for review there, and tag it: git tag v${version} ${commit}`,
  )
}

/**
 * Builds the mini program and lets members of the project open it on their phones, committed or not.
 *
 * @throws {ReleaseError} when it can't
 */
export async function preview(settings: ReleaseSettings, qrFile: string): Promise<void> {
  const { env, root, folder, ci, print } = settings
  const access = readUploadAccess(env)
  const { commit, changed } = readSourceState(root)
  await buildFor(settings)
  const notes = changed.length > 0 ? `${commit}, with uncommitted changes` : commit
  const request: UploadRequest = { access, folder, version: readVersion(root), notes }
  printSizes(print, 'Previewed', await ci.preview(request, qrFile))
  const link = await readQrCode(readFileSync(qrFile))
  print(`${renderUnicodeCompact(link, { border: 2 })}\nScan it with WeChat, or open ${qrFile}.`)
}

async function buildFor({ build, isUpToDate, folder, print }: ReleaseSettings): Promise<void> {
  const { outcome, output } = await build()
  if (outcome === 'failed') throw new ReleaseError(`The mini program could not be built:\n${output}`)
  if (!isUpToDate())
    throw new ReleaseError('The source has changed since the build began. Try again when it stands still.')
  const { main, subPackages, total } = weappSizes(folder)
  const packages = Object.entries(subPackages).map(([name, size]) => ({ name, size }))
  printSizes(print, 'Built', [
    { name: '__FULL__', size: total },
    { name: '__APP__', size: main },
    ...packages,
  ])
}

const NAMES: Readonly<Record<string, string>> = { __FULL__: 'everything', __APP__: 'main package' }

function printSizes(print: (text: string) => void, what: string, packages: readonly MeasuredPackage[]): void {
  const lines = packages.map(
    ({ name, size }) => `  ${(NAMES[name] ?? name).padEnd(30)} ${grouped(size).padStart(9)} B`,
  )
  print([`${what}:`, ...lines].join('\n'))
}

function readVersion(root: string): string {
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string }
  return version
}
