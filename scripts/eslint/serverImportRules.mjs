const noApp = { group: ['**/src/**', '@/*'], message: 'The server never imports the app.' }
const noModules = {
  group: ['**/modules/**'],
  message: 'Contracts are below the modules and know none of them.',
}
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
const noForeignRepository = {
  group: ['../*/repository*', '../*/*Repository*', '../../modules/*/repository*'],
  message: 'Ask the other module’s service; its tables are its own.',
}
const noUpwards = {
  group: ['**/modules/**'],
  allowTypeImports: true,
  message: 'Plugins and the database are below the modules.',
}

const patterns = (...list) => ['error', { patterns: list }]
const rule = '@typescript-eslint/no-restricted-imports'

/** Calculations and state rules, which must be testable without a server. */
const PURE = [
  'server/money/**',
  'server/states/**',
  'server/**/detect*.ts',
  'server/**/*Rules.ts',
  'server/**/rules.ts',
]

/** A later entry replaces an earlier one for the same file, so each one repeats the bans that still apply. */
export const serverImportRules = [
  { files: ['server/**/*.ts'], rules: { [rule]: patterns(noApp) } },
  { files: ['server/modules/**/*.ts'], rules: { [rule]: patterns(noApp, noForeignRepository) } },
  {
    files: ['server/plugins/**/*.ts', 'server/db/**/*.ts'],
    ignores: ['server/seed/**'],
    rules: { [rule]: patterns(noApp, noUpwards) },
  },
  { files: ['server/contracts/**/*.ts'], rules: { [rule]: patterns(noApp, noModules, noContext) } },
  { files: PURE, rules: { [rule]: patterns(noApp, noForeignRepository, noContext) } },
]
