import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

import { ESLint } from 'eslint'

export const root = fileURLToPath(new URL('../../..', import.meta.url))

const eslint = new ESLint({ cwd: root })

/** Names of the lint rules that the snippet would break in that file. */
export async function rulesBroken(filePath: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(`${code}\n`, { filePath: `${root}${filePath}` })
  const messages = result?.messages ?? []
  const unreadable = messages.find((message) => message.fatal)
  assert.equal(unreadable, undefined, `the snippet does not parse: ${unreadable?.message}`)
  return messages.map((message) => message.ruleId ?? '')
}

/** Names of the rules with types that the snippet would break. */
export function typedRulesBroken(code: string): string[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'lint-'))
  try {
    writeFileSync(path.join(folder, 'tsconfig.json'), '{ "compilerOptions": { "strict": true } }')
    writeFileSync(path.join(folder, 'snippet.ts'), `${code}\n`)
    const oxlint = path.join(root, 'node_modules/oxlint/bin/oxlint')
    const config = path.join(root, '.oxlintrc.json')
    const args = [oxlint, '--type-aware', '--format', 'json', '--config', config, folder]
    const { stdout } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' })
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: readonly { readonly code: string }[] }
    return diagnostics.map(({ code: rule }) => rule)
  } finally {
    rmSync(folder, { recursive: true })
  }
}
