import { execFileSync } from 'node:child_process'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { bundleServer } from '../../scripts/lib/serverBundle.mts'
import { freePort } from '../support/freePort.ts'
import { haproxyConfiguration } from './haproxy.ts'
import { PostgresNode } from './PostgresNode.ts'
import { isRoot, Program } from './Program.ts'

import type { Target } from '../bench/target.ts'

const OPERATOR_TOKEN = 'operator-of-the-drill'
const IDENTITY_KEY = 'identity-key-of-the-drill'

/** Everything that runs in production, on one machine and in one folder. */
export class Site {
  readonly operatorToken = OPERATOR_TOKEN

  private constructor(
    private readonly directory: string,
    readonly nodes: readonly PostgresNode[],
    private readonly ports: { readonly sql: number; readonly http: number; readonly redis: number },
    private readonly serverPorts: readonly number[],
    private readonly programs: Map<string, Program>,
    private readonly bundle: string,
  ) {}

  /** Starts etcd, three database servers, Redis and HAProxy, and waits for the primary. */
  static async build(): Promise<Site> {
    const directory = await mkdtemp(join(tmpdir(), 'drill-'))
    if (isRoot()) execFileSync('chown', ['postgres', directory])
    await chmod(directory, 0o755)
    const [etcdPort, peerPort, sql, http, redis, ...rest] = await freePorts(13)
    const nodePorts = [0, 1, 2].map((index) => ({ sql: rest[index] ?? 0, rest: rest[index + 3] ?? 0 }))
    const serverPorts = rest.slice(6, 8)
    const nodes = nodePorts.map(
      (ports, index) =>
        new PostgresNode({
          directory,
          name: `node${index + 1}`,
          sqlPort: ports.sql,
          restPort: ports.rest,
          etcdPort: etcdPort ?? 0,
        }),
    )
    const programs = new Map<string, Program>()
    const bundle = await bundleServer(`drill-${process.pid}`)
    const site = new Site(
      directory,
      nodes,
      { sql: sql ?? 0, http: http ?? 0, redis: redis ?? 0 },
      serverPorts,
      programs,
      bundle,
    )
    try {
      site.startEtcd(etcdPort ?? 0, peerPort ?? 0)
      for (const node of nodes) await node.start()
      site.startRedis()
      await site.startHaproxy(nodePorts)
      await site.waitFor('a primary with two replicas', async () => {
        const roles = await Promise.all(nodes.map((node) => node.role()))
        return roles.filter((role) => role === 'replica').length === 2 && roles.includes('master')
      })
      return site
    } catch (error) {
      await site.tearDown()
      throw error
    }
  }

  get url(): string {
    return `http://127.0.0.1:${this.ports.http}`
  }

  get databaseUrl(): string {
    return `postgres://postgres@127.0.0.1:${this.ports.sql}/postgres`
  }

  /** For what fills a database before the servers start. */
  get target(): Target {
    const env = { DATABASE_URL: this.databaseUrl, DATA_DIR: join(this.directory, 'filling') }
    return { name: 'PostgreSQL', env, dataDir: this.directory, remove: () => Promise.resolve() }
  }

  async primary(): Promise<PostgresNode> {
    const node = await this.nodeWith((role) => role === 'master' || role === 'primary')
    if (!node) throw new Error('no primary')
    return node
  }

  async replica(): Promise<PostgresNode> {
    const node = await this.nodeWith((role) => role === 'replica')
    if (!node) throw new Error('no replica')
    return node
  }

  async startServers(): Promise<void> {
    for (const index of this.serverPorts.keys()) this.startServer(index)
    await this.waitFor('both servers', () => this.areServersReady())
  }

  startServer(index: number): void {
    const env = {
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      HOST: '127.0.0.1',
      PORT: String(this.serverPorts[index]),
      DATA_DIR: join(this.directory, `server${index + 1}`),
      STATIC_DIR: this.directory,
      DATABASE_URL: this.databaseUrl,
      REDIS_URL: `redis://127.0.0.1:${this.ports.redis}`,
      OPERATOR_TOKEN,
      IDENTITY_KEY,
      TRUST_PROXY: 'loopback',
      AUTOPILOT: '0',
      RATE_LIMIT: '1000000',
      RATE_LIMIT_PASSPORT: '1000000',
    }
    this.start(`server${index + 1}`, [process.execPath, '--enable-source-maps', this.bundle], { env })
  }

  startRedis(): void {
    const { redis } = this.ports
    this.start('redis', ['redis-server', '--port', String(redis), '--bind', '127.0.0.1', '--save', ''])
  }

  program(name: string): Program {
    const program = this.programs.get(name)
    if (!program) throw new Error(`nothing called ${name} runs`)
    return program
  }

  async areServersReady(): Promise<boolean> {
    const answers = await Promise.all(
      [this.ports.http, ...this.serverPorts].map((port) =>
        fetch(`http://127.0.0.1:${port}/health/ready`, { signal: AbortSignal.timeout(2000) }).catch(
          () => null,
        ),
      ),
    )
    return answers.every((answer) => answer?.ok)
  }

  /** @throws Error when it takes longer than two minutes */
  async waitFor(what: string, isThere: () => Promise<boolean>): Promise<void> {
    const end = performance.now() + 120_000
    while (!(await isThere())) {
      if (performance.now() > end)
        throw new Error(`waited for ${what} in vain; logs are in ${this.directory}`)
      await sleep(200)
    }
  }

  /** Ends everything that it started. The folder stays if it is asked to, for its logs. */
  async tearDown({ keepsLogs = false } = {}): Promise<void> {
    for (const program of [...this.programs.values()].reverse()) await program.stop('SIGKILL')
    for (const node of this.nodes) await node.stop()
    if (!keepsLogs) await rm(this.directory, { recursive: true, force: true })
  }

  private start(
    name: string,
    command: readonly string[],
    options: { env?: NodeJS.ProcessEnv; user?: string } = {},
  ): void {
    this.programs.set(
      name,
      Program.start(name, command, { log: join(this.directory, `${name}.log`), ...options }),
    )
  }

  private startEtcd(port: number, peerPort: number): void {
    const client = `http://127.0.0.1:${port}`
    const peer = `http://127.0.0.1:${peerPort}`
    this.start('etcd', [
      'etcd',
      ...['--name', 'etcd', '--data-dir', join(this.directory, 'etcd')],
      ...['--listen-client-urls', client, '--advertise-client-urls', client],
      ...['--listen-peer-urls', peer, '--initial-advertise-peer-urls', peer],
      ...['--initial-cluster', `etcd=${peer}`],
    ])
  }

  private async startHaproxy(nodePorts: readonly { sql: number; rest: number }[]): Promise<void> {
    const file = join(this.directory, 'haproxy.cfg')
    const databases = nodePorts.map(({ sql, rest }) => ({ port: sql, checkPort: rest }))
    const servers = this.serverPorts.map((port) => ({ port }))
    await writeFile(file, haproxyConfiguration(this.ports, databases, servers))
    this.start('haproxy', ['/usr/sbin/haproxy', '-f', file])
  }

  private async nodeWith(matches: (role: string | null) => boolean): Promise<PostgresNode | undefined> {
    for (const node of this.nodes) if (matches(await node.role())) return node
    return undefined
  }
}

async function freePorts(count: number): Promise<number[]> {
  const ports = new Set<number>()
  while (ports.size < count) ports.add(await freePort())
  return [...ports]
}
