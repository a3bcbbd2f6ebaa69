import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { dirname } from 'node:path'

import { bundleServer } from '../../../scripts/lib/serverBundle.mts'

let bundle: Promise<string> | undefined

/** Bundles the server as `npm start` does, once for all processes that a test file starts. */
function bundled(): Promise<string> {
  bundle ??= bundleServer(`test-${process.pid}`).then((file) => {
    process.once('exit', () => rmSync(dirname(file), { recursive: true, force: true }))
    return file
  })
  return bundle
}

/** A server in its own process, as in production. */
export interface ServerProcess {
  readonly url: string
  readonly pid: number
  /** How it ended: the exit code, or null when a signal killed it. */
  readonly exit: Promise<number | null>
  /** Everything it has printed so far. */
  output(): string
  /**
   * Waits for output that matches the pattern and returns the first group.
   *
   * @throws Error with the output, when the process exits first
   */
  printed(pattern: RegExp): Promise<string>
  signal(signal: 'SIGTERM' | 'SIGINT'): void
  /** @returns the exit code; null when the signal killed the process */
  stop(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>
}

/**
 * Starts the server on a data directory and waits until it listens.
 *
 * @throws Error with its output, when the process exits first
 */
export async function startProcess(
  dataDir: string,
  args: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  const child = spawn(process.execPath, ['--enable-source-maps', await bundled(), ...args], {
    env: { ...process.env, DATA_DIR: dataDir, PORT: '0', STATIC_DIR: dataDir, LOG_LEVEL: 'info', ...env },
  })
  let output = ''
  const exit = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const closed = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const url = await new Promise<string>((resolve, reject) => {
    const onOutput = (chunk: Buffer): void => {
      output += chunk.toString()
      const listening = /listening at (http:\/\/[^"\s]+)/.exec(output)?.[1]
      if (listening) resolve(listening)
    }
    child.stdout.on('data', onOutput)
    child.stderr.on('data', onOutput)
    void exit.then(() => reject(new Error(output)))
  })
  return {
    url,
    pid: child.pid ?? 0,
    exit,
    output: () => output,
    printed: (pattern) =>
      new Promise((resolve, reject) => {
        const look = (): void => {
          const found = pattern.exec(output)?.[1]
          if (found === undefined) child.stdout.once('data', () => setImmediate(look))
          else resolve(found)
        }
        look()
        void closed.then(() => reject(new Error(`ended without ${String(pattern)}:\n${output}`)))
      }),
    signal: (signal) => void child.kill(signal),
    stop: (signal) => {
      child.kill(signal)
      return exit
    },
  }
}
