import assert from 'node:assert/strict'
import { fileURLToPath } from 'node:url'

import { ESLint } from 'eslint'
import tseslint from 'typescript-eslint'

export const root = fileURLToPath(new URL('../../..', import.meta.url))

const eslint = new ESLint({
  cwd: root,
  // Type-checked rules would require each snippet to be a file in a TypeScript program.
  overrideConfig: [{ ...tseslint.configs.disableTypeChecked, files: ['**/*.{ts,tsx}'] }] as NonNullable<
    ESLint.Options['overrideConfig']
  >,
})

/** Names of the lint rules that the snippet would break in that file. */
export async function rulesBroken(filePath: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(`${code}\n`, { filePath: `${root}${filePath}` })
  const messages = result?.messages ?? []
  const unreadable = messages.find((message) => message.fatal)
  assert.equal(unreadable, undefined, `the snippet does not parse: ${unreadable?.message}`)
  return messages.map((message) => message.ruleId ?? '')
}
