import { spawn, type ChildProcess } from 'node:child_process'
import { openSync, closeSync } from 'node:fs'

/** A program that the drill started, with its output in a file. */
export class Program {
  private readonly ended: Promise<void>

  private constructor(
    readonly name: string,
    private readonly child: ChildProcess,
  ) {
    this.ended = new Promise((resolve) => child.once('exit', () => resolve()))
  }

  /** @param user whom it runs as, for programs that refuse root; only root can choose */
  static start(
    name: string,
    command: readonly string[],
    { log, env = {}, user }: { log: string; env?: NodeJS.ProcessEnv; user?: string },
  ): Program {
    const [file = '', ...args] = user && isRoot() ? ['runuser', '-u', user, '--', ...command] : command
    const output = openSync(log, 'a')
    const child = spawn(file, args, { stdio: ['ignore', output, output], env: { ...process.env, ...env } })
    closeSync(output)
    return new Program(name, child)
  }

  get pid(): number {
    return this.child.pid ?? 0
  }

  signal(signal: NodeJS.Signals): void {
    this.child.kill(signal)
  }

  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    if (this.child.exitCode === null && this.child.signalCode === null) this.child.kill(signal)
    await this.ended
  }
}

export function isRoot(): boolean {
  return process.getuid?.() === 0
}
