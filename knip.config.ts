import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

import type { KnipConfig } from 'knip'

/** A page is named by app.config.ts, not imported: it is the file beside each `*.config.ts`. */
const pages = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.config.ts'))
  .map((file) => path.join('src', file.replace(/\.config\.ts$/, '.tsx')))
  .filter((file) => existsSync(file))

export default {
  entry: [
    ...pages,
    'src/**/*.config.ts',
    'config/index.ts',
    'server/drizzle.config.ts',
    // One of each pair is chosen by the build; an import of `x` finds the other.
    'src/**/*.weapp.{ts,tsx}',
    'scripts/*.mts',
    'scripts/reporters/*.mjs',
    'test/{server,weapp,tooling}/**/*.test.ts',
    'test/e2e/**/*.test.ts',
    'test/bench/*.{ts,mts}',
  ],
  project: ['{src,server,test}/**/*.{ts,tsx}', 'scripts/**/*.{mts,mjs}', 'config/*.ts'],
  // A type that only its own file's signatures mention is exported for whoever reads them.
  ignoreExportsUsedInFile: { interface: true, type: true },
} satisfies KnipConfig
