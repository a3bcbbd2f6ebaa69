/** What an editor should say at once; who may import whom in the server is checked by dependency-cruiser. */
const noApp = { group: ['**/src/**', '@/*'], message: 'The server never imports the app.' }
const noContext = {
  group: [
    'fastify',
    'fastify/*',
    '@fastify/*',
    'drizzle-orm',
    'drizzle-orm/*',
    'pg',
    '@electric-sql/*',
    'node:fs*',
    'node:http*',
  ],
  message: 'This is pure code: values in, values out. No server, no database, no files.',
}

const patterns = (...list) => ['error', { patterns: list }]
const rule = '@typescript-eslint/no-restricted-imports'

/** Calculations, states and contracts, which must be testable without a server. */
const PURE = [
  'server/contracts/**',
  'server/money/**',
  'server/states/**',
  'server/**/detect*.ts',
  'server/**/*Rules.ts',
  'server/**/rules.ts',
]

/** A later entry replaces an earlier one for the same file, so each one repeats the bans that still apply. */
export const serverImportRules = [
  { files: ['server/**/*.ts'], rules: { [rule]: patterns(noApp) } },
  { files: PURE, rules: { [rule]: patterns(noApp, noContext) } },
]
