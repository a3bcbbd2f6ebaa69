import { spawnSync } from 'node:child_process'
import { chmodSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

import type { Build } from '../runner/Build.ts'

const FOLDERS: Readonly<Record<string, string>> = {
  'linux x64': 'linux',
  'darwin x64': 'mac',
  'darwin arm64': 'mac',
  'win32 x64': 'windows',
}
const folder = FOLDERS[`${process.platform} ${process.arch}`]

/** WeChat's compilers are binaries for some platforms only. */
export const hasWechatCompilers = folder !== undefined

/** What WeChat's own compilers reject: `wcc` checks templates and WXS, `wcsc` style sheets. */
export function wechatCompilerProblems(dir: string, { files }: Build): string[] {
  const all = (extension: RegExp) => files.list.filter((file) => extension.test(file))
  const styles = all(/\.wxss$/)
  return [
    ...problemsOf('wcc', dir, ['-d', '-cc', '0', ...all(/\.(wxml|wxs)$/), '-gn', '$gwx']),
    ...problemsOf('wcsc', dir, ['-db', '-pc', String(styles.length), ...styles]),
  ]
}

function problemsOf(compiler: 'wcc' | 'wcsc', dir: string, args: readonly string[]): string[] {
  const { status, stdout, stderr, error } = spawnSync(programOf(compiler), args, {
    cwd: dir,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  if (error) throw error
  if (status === 0 && stdout !== '') return []
  const lines = stderr
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('error file count'))
  return lines.length > 0 ? lines.map((line) => `${compiler}: ${line}`) : [`${compiler} ended with ${status}`]
}

/** The package's binaries aren't executable, so this makes them so. */
function programOf(compiler: 'wcc' | 'wcsc'): string {
  if (folder === undefined) throw new Error(`WeChat has no compilers for ${process.platform} ${process.arch}`)
  const main = createRequire(import.meta.url).resolve('miniprogram-compiler')
  const name = process.platform === 'win32' ? `${compiler}.exe` : compiler
  const program = path.join(path.dirname(main), 'bin', folder, name)
  chmodSync(program, 0o755)
  return program
}
