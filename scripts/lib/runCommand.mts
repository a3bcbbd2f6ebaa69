import { spawn } from 'node:child_process'

import { root } from './paths.mts'

export interface CommandResult {
  readonly exitCode: number
  /** stdout and stderr combined, in order of arrival. */
  readonly output: string
}

/** Child processes still running, to end before we exit. */
const running = new Set<number>()

/**
 * Runs a program in the project folder and captures its output. Never rejects: a program that can't be
 * started gets exit code 127.
 */
export function runCommand(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
  onOutput: (text: string) => void = () => {},
): Promise<CommandResult> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
    const chunks: string[] = []
    const take = (chunk: Buffer) => {
      chunks.push(chunk.toString())
      onOutput(chunk.toString())
    }
    const { pid } = child
    if (pid !== undefined) running.add(pid)
    child.stdout.on('data', take)
    child.stderr.on('data', take)
    child.on('error', (error) => resolve({ exitCode: 127, output: `${command}: ${error.message}` }))
    child.on('close', (code, signal) => {
      if (pid !== undefined) running.delete(pid)
      if (signal) chunks.push(`\nended by ${signal}\n`)
      resolve({ exitCode: code ?? 1, output: chunks.join('') })
    })
  })
}

/** Runs a program from node_modules/.bin. */
export function runBin(
  name: string,
  args: readonly string[],
  env?: NodeJS.ProcessEnv,
): Promise<CommandResult> {
  return runCommand(process.execPath, [`node_modules/.bin/${name}`, ...args], env)
}

/** Ends all child processes of this process, by ID. */
export function endChildren(): void {
  for (const pid of running) {
    try {
      process.kill(pid, 'SIGTERM')
    } catch {
      // It has already ended.
    }
  }
}
