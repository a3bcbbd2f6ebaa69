import { spawn, type ChildProcess } from 'node:child_process'
import { createWriteStream, mkdirSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'

import { memoryMb } from './processMemory.mts'
import { readableLogLine } from './readableLogLine.mts'

const NODE_FLAGS = ['--enable-source-maps']
const POLL_INTERVAL_MS = 50

/** The reference server in a child process. */
export class ServerProcess {
  private readonly ended: Promise<number>

  private constructor(
    private readonly child: ChildProcess,
    readonly logFile: string,
  ) {
    this.ended = new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 0)))
  }

  /** Starts the server. Its full log goes to a file, and the lines for people to the terminal as well. */
  static start(file: string, env: NodeJS.ProcessEnv, logFile: string): ServerProcess {
    const child = spawn(process.execPath, [...NODE_FLAGS, file], {
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    mkdirSync(path.dirname(logFile), { recursive: true })
    const log = createWriteStream(logFile, { flags: 'a' })
    createInterface({ input: child.stdout }).on('line', (line) => {
      log.write(`${line}\n`)
      const readable = readableLogLine(line)
      if (readable) console.log(readable)
    })
    return new ServerProcess(child, logFile)
  }

  /** Resolves to true once the server is ready, or to false if it exits first, after logging why. */
  async isReady(url: string): Promise<boolean> {
    let hasEnded = false
    void this.ended.then(() => (hasEnded = true))
    while (!hasEnded) {
      const answer = await fetch(new URL('/health/ready', url)).catch(() => null)
      if (answer?.ok) return true
      await sleep(POLL_INTERVAL_MS)
    }
    return false
  }

  /** Resident memory in MB; null where /proc isn't available. */
  get rssMb(): number | null {
    return memoryMb(this.child.pid, 'now')
  }

  /** The most resident memory so far, in MB; null where /proc isn't available. */
  get peakRssMb(): number | null {
    return memoryMb(this.child.pid, 'at most')
  }

  /** Asks the server to shut down gracefully. */
  end(): void {
    this.child.kill('SIGTERM')
  }

  get exitCode(): Promise<number> {
    return this.ended
  }
}
