import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { ServerProcess } from '../../scripts/lib/ServerProcess.mts'
import { bundleServer } from '../../scripts/lib/serverBundle.mts'
import { freePort } from '../support/freePort.ts'
import { databaseOn, runOn } from '../support/server/postgresServer.ts'

/** A database to measure, and the environment variables for a server that uses it. */
export interface Target {
  readonly name: 'PGlite' | 'PostgreSQL'
  readonly env: Readonly<Record<string, string>>
  readonly dataDir: string
  remove(): Promise<void>
}

/** An embedded database in its own temporary directory. */
export async function embeddedTarget(): Promise<Target> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-'))
  const remove = () => rm(dataDir, { recursive: true, force: true })
  return { name: 'PGlite', dataDir, env: { DATA_DIR: dataDir }, remove }
}

/** A new database on the server at `TEST_DATABASE_URL`; null when that is not set. */
export async function postgresTarget(): Promise<Target | null> {
  const adminUrl = process.env['TEST_DATABASE_URL']
  if (!adminUrl) return null
  const embedded = await embeddedTarget()
  const name = `bench_${randomBytes(6).toString('hex')}`
  await runOn(adminUrl, `create database ${name}`)
  return {
    name: 'PostgreSQL',
    dataDir: embedded.dataDir,
    env: { ...embedded.env, DATABASE_URL: databaseOn(adminUrl, name) },
    remove: async () => {
      await runOn(adminUrl, `drop database ${name} with (force)`)
      await embedded.remove()
    },
  }
}

/** A server running as in production, and its startup time. */
export interface BenchServer {
  readonly url: string
  readonly startMs: number
  readonly rssMb: number | null
  /** The most memory so far. */
  readonly peakRssMb: number | null
  stop(): Promise<void>
}

export async function startBundled(target: Target): Promise<BenchServer> {
  return start(await bundleServer(), target)
}

/** Starts the baseline server. */
export async function startBare(target: Target): Promise<BenchServer> {
  return start(await bundleServer('bare', join(import.meta.dirname, 'bareServer.ts')), target)
}

async function start(file: string, { env, dataDir }: Target): Promise<BenchServer> {
  const port = await freePort()
  const startedAt = performance.now()
  const server = ServerProcess.start(file, environment(env, port), join(dataDir, 'server.log'))
  const url = `http://127.0.0.1:${port}`
  if (!(await server.isReady(url))) throw new Error('the server did not start')
  return {
    url,
    startMs: performance.now() - startedAt,
    rssMb: server.rssMb,
    get peakRssMb() {
      return server.peakRssMb
    },
    stop: async () => {
      server.end()
      await server.exitCode
    },
  }
}

function environment(env: Target['env'], port: number): NodeJS.ProcessEnv {
  return {
    PATH: process.env['PATH'],
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    RATE_LIMIT: '1000000',
    RATE_LIMIT_PASSPORT: '1000000',
    PORT: String(port),
    ...env,
  }
}
