import assert from 'node:assert/strict'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestContext } from 'node:test'

import { fixtureDir } from '../runnerTests/fixture.ts'

/** Copies the fixture for a test to break. */
export function copy(t: TestContext): { dir: string; at(file: string): string } {
  const dir = mkdtempSync(path.join(tmpdir(), 'weapp-static-'))
  cpSync(fixtureDir, dir, { recursive: true })
  t.after(() => rmSync(dir, { recursive: true }))
  return { dir, at: (file) => path.join(dir, file) }
}

export function change(file: string, from: string, to: string): void {
  const text = readFileSync(file, 'utf8')
  assert.ok(text.includes(from), `${file} does not contain ${from}`)
  writeFileSync(file, text.replace(from, to))
}
