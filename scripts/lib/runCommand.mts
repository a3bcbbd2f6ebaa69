import { spawn } from 'node:child_process'

import { root } from './paths.mts'

export interface CommandResult {
  readonly exitCode: number
  /** What it wrote to both streams, in the order it came. */
  readonly output: string
}

/** Our own children that still run; they must not outlive us. */
const running = new Set<number>()

/** Runs a program in the project's folder with its output kept back. Never rejects: a program that cannot start has failed. */
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

/** A program of node_modules/.bin, by name. */
export function runBin(
  name: string,
  args: readonly string[],
  env?: NodeJS.ProcessEnv,
): Promise<CommandResult> {
  return runCommand(process.execPath, [`node_modules/.bin/${name}`, ...args], env)
}

/** Ends whatever this process started and is still running, each by its own id. */
export function endChildren(): void {
  for (const pid of running) {
    try {
      process.kill(pid, 'SIGTERM')
    } catch {
      // it ended by itself in the meantime
    }
  }
}
