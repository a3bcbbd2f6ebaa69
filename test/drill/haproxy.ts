/** Where things listen. */
export interface Ports {
  readonly sql: number
  readonly http: number
}

interface Backend {
  readonly port: number
  /** Where its health is asked for; its own port without it. */
  readonly checkPort?: number
}

/** One frontend leads to whichever database server is the primary, the other to all servers that are ready. */
export function haproxyConfiguration(
  ports: Ports,
  databases: readonly Backend[],
  servers: readonly Backend[],
): string {
  return `
defaults
  timeout connect 2s
  timeout client 130s
  timeout server 130s

frontend sql
  mode tcp
  bind 127.0.0.1:${ports.sql}
  default_backend primary

backend primary
  mode tcp
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 500ms fastinter 250ms fall 2 rise 1 on-marked-down shutdown-sessions
${databases.map(({ port, checkPort }, index) => `  server db${index} 127.0.0.1:${port} check port ${checkPort}`).join('\n')}

frontend http
  mode http
  bind 127.0.0.1:${ports.http}
  default_backend servers

backend servers
  mode http
  option httpchk GET /health/ready
  http-check expect status 200
  option redispatch
  retries 2
  default-server inter 500ms fall 2 rise 1
${servers.map(({ port }, index) => `  server app${index} 127.0.0.1:${port} check`).join('\n')}
`
}
