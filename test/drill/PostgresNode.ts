import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { Program } from './Program.ts'

interface Place {
  readonly directory: string
  readonly name: string
  readonly sqlPort: number
  readonly restPort: number
  readonly etcdPort: number
}

/**
 * A lease of 7 s, renewed every second: the cluster has a new primary that long after the old one vanished, at the
 * latest. The sums that Patroni asks for: `ttl` ≥ `loop_wait` + 2 × `retry_timeout`.
 */
const LEASE = { ttl: 7, loop_wait: 1, retry_timeout: 3, maximum_lag_on_failover: 1_048_576 }

export const LEASE_MS = LEASE.ttl * 1000

/** A PostgreSQL server under Patroni. */
export class PostgresNode {
  private agent: Program | undefined

  constructor(private readonly place: Place) {}

  get name(): string {
    return this.place.name
  }

  get restUrl(): string {
    return `http://127.0.0.1:${this.place.restPort}`
  }

  async start(): Promise<void> {
    const { directory, name } = this.place
    const file = join(directory, `${name}.json`)
    await writeFile(file, JSON.stringify(this.configuration()), { mode: 0o644 })
    this.agent = Program.start(name, ['/usr/bin/patroni', file], {
      log: join(directory, `${name}.log`),
      user: 'postgres',
    })
  }

  /** What the agent says of the node, or null while it says nothing. */
  async role(): Promise<string | null> {
    const answer = await fetch(`${this.restUrl}/patroni`, { signal: AbortSignal.timeout(1000) }).catch(
      () => null,
    )
    if (answer === null) return null
    const { role, state } = (await answer.json()) as { role?: string; state?: string }
    return state === 'running' ? (role ?? null) : null
  }

  /** Sends a signal to the agent, its database server and every process of that. */
  async signalAll(signal: NodeJS.Signals): Promise<void> {
    for (const pid of await this.processes()) {
      try {
        process.kill(pid, signal)
      } catch {
        // It went by itself meanwhile.
      }
    }
  }

  async stop(): Promise<void> {
    await this.signalAll('SIGCONT')
    await this.signalAll('SIGKILL')
    await this.agent?.stop('SIGKILL')
  }

  /** The agent may be a child of `runuser`, and the database server no child of the agent: all have its folder in their command, or a parent that has. */
  private async processes(): Promise<number[]> {
    const data = join(this.place.directory, this.place.name)
    const all = await Promise.all(
      (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(readProcess),
    )
    const own = new Set(all.flatMap((one) => (one && one.command.includes(data) ? [one.pid] : [])))
    for (let size = -1; size !== own.size;) {
      size = own.size
      for (const one of all) if (one && own.has(one.parent)) own.add(one.pid)
    }
    own.delete(process.pid)
    return [...own]
  }

  private configuration() {
    const { directory, name, sqlPort, restPort, etcdPort } = this.place
    return {
      scope: 'drill',
      name,
      restapi: { listen: `127.0.0.1:${restPort}`, connect_address: `127.0.0.1:${restPort}` },
      etcd3: { host: `127.0.0.1:${etcdPort}` },
      bootstrap: {
        dcs: {
          ...LEASE,
          synchronous_mode: true,
          postgresql: {
            use_pg_rewind: true,
            parameters: {
              max_connections: 100,
              wal_keep_size: '512MB',
              wal_sender_timeout: '3s',
              wal_receiver_timeout: '3s',
              // A replica that has just missed its primary may sleep through its promotion for that long (5 s by
              // default), and the other one before it follows the new primary.
              wal_retrieve_retry_interval: '500ms',
              wal_log_hints: 'on',
              shared_buffers: '64MB',
            },
          },
        },
        initdb: [{ encoding: 'UTF8' }, 'data-checksums'],
      },
      postgresql: {
        listen: `127.0.0.1:${sqlPort}`,
        connect_address: `127.0.0.1:${sqlPort}`,
        data_dir: join(directory, name),
        bin_dir: '/usr/lib/postgresql/15/bin',
        pgpass: join(directory, `${name}.pgpass`),
        pg_hba: [
          'local all all trust',
          'host all all 127.0.0.1/32 trust',
          'host replication all 127.0.0.1/32 trust',
        ],
        authentication: {
          superuser: { username: 'postgres' },
          replication: { username: 'replicator' },
          rewind: { username: 'rewinder' },
        },
        parameters: { unix_socket_directories: directory },
      },
    }
  }
}

interface ProcessInfo {
  readonly pid: number
  readonly parent: number
  readonly command: string
}

async function readProcess(name: string): Promise<ProcessInfo | null> {
  try {
    const [status, command] = await Promise.all([
      readFile(`/proc/${name}/stat`, 'utf8'),
      readFile(`/proc/${name}/cmdline`, 'utf8'),
    ])
    // pid (name) state parent …; the name may hold spaces.
    const parent = Number(
      status
        .slice(status.lastIndexOf(')') + 1)
        .trim()
        .split(' ')[1],
    )
    return { pid: Number(name), parent, command }
  } catch {
    return null
  }
}
