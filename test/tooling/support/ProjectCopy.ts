import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { root } from './lintSnippet.ts'

const COPIED = [
  ...['src', 'types', 'tsconfig.json', 'tsconfig.app.json', 'package.json', '.prettierrc.json'],
  ...['jest.config.js', 'babel.config.js', 'scripts/screens.mts'],
  ...['test/support', 'test/e2e/support', 'test/weapp/app/support', 'server/openapi.json'],
]

/** A copy of the parts of the project needed to scaffold a page and check it. */
export class ProjectCopy {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'new-page-'))
  private typeCheck: string | undefined

  constructor() {
    for (const entry of COPIED)
      cpSync(path.join(root, entry), path.join(this.folder, entry), { recursive: true })
    symlinkSync(path.join(root, 'node_modules'), path.join(this.folder, 'node_modules'))
  }

  read(file: string): string {
    return readFileSync(path.join(this.folder, file), 'utf8')
  }

  write(file: string, content: string): void {
    writeFileSync(path.join(this.folder, file), content)
  }

  newPage(...args: string[]) {
    const script = path.join(root, 'scripts/newPage.mts')
    const command = ['--import', 'tsx', script, ...args, '--root', this.folder]
    return spawnSync(process.execPath, command, { cwd: root, encoding: 'utf8' })
  }

  /** Runs one of the project's packages in the copy. */
  run(bin: string, ...args: string[]) {
    const file = path.join(root, 'node_modules', bin)
    return spawnSync(process.execPath, [file, ...args], { cwd: this.folder, encoding: 'utf8' })
  }

  /** Type errors that match; the copy lacks files, so it has others. The check is slow, so it runs once. */
  typeErrors(about: RegExp): string[] {
    this.typeCheck ??= this.run('@typescript/native/bin/tsc', '-p', 'tsconfig.app.json').stdout
    return this.typeCheck.split('\n').filter((line) => about.test(line))
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true })
  }
}
