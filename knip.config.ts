import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

import type { KnipConfig } from 'knip'

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).map((file) =>
  path.join('src', file),
)

/** Pages are named in app.config.ts rather than imported: each is the `.tsx` next to a `*.config.ts`. */
const pages = sources
  .filter((file) => file.endsWith('.config.ts'))
  .map((file) => file.replace(/\.config\.ts$/, '.tsx'))
  .filter((file) => existsSync(file))

/** `x.h5.ts` and `x.weapp.ts` are imported as `x`, which only a Taro build can resolve. */
const forOneTarget = sources.filter((file) => /\.(h5|weapp)\.tsx?$/.test(file))
const importedAs = (file: string) =>
  new RegExp(`(^|/)${path.basename(file).replace(/\.(h5|weapp)\.tsx?$/, '')}$`)

export default {
  // Installed with apt, for the test of the Redis counters.
  ignoreBinaries: ['ffmpeg', 'mount', 'redis-server', 'umount'],
  entry: [
    ...pages,
    ...forOneTarget,
    'src/**/*.config.ts',
    'config/index.ts',
    // A loader.
    'config/textTree.ts',
    'worker/main.ts',
    'server/drizzle.config.ts',
    'scripts/*.mts',
    'scripts/reporters/*.mjs',
    'test/{server,weapp,tooling,engines}/**/*.test.ts',
    'test/weapp/browser/{shoot,entry}.ts',
    // Checked by the compiler only.
    'test/unit/api/http.types.ts',
    'test/bench/api.ts',
    'test/bench/bareServer.ts',
  ],
  project: [
    '{src,server,worker,test}/**/*.{ts,tsx}',
    'scripts/**/*.{mts,mjs}',
    'config/*.ts',
    '!test/weapp/fixtures/**',
  ],
  ignoreUnresolved: forOneTarget.map(importedAs),
  // A type used only in its own file's signatures is exported for callers.
  ignoreExportsUsedInFile: { interface: true, type: true },
  ignoreDependencies: [
    // Taro loads these by name, and babel generates imports of its runtime.
    '@babel/runtime',
    '@tarojs/plugin-platform-weapp',
    '@tarojs/taro-loader',
    '@tarojs/webpack5-runner',
    // Dependencies of Taro that we replace on the H5; a test compares our versions with the originals.
    'query-string',
    'universal-router',
    // Read as files (icons, the list of WeChat functions) or run as programs (compilers, a linter).
    '@typescript/native',
    'lucide-static',
    'miniprogram-api-typings',
    'miniprogram-compiler',
    'oxlint',
    'oxlint-tsgolint',
    // For pages to come (docs/decisions/0032-nutui-where-it-is-good.md). The icons are its peer dependency.
    '@nutui/nutui-react-taro',
    '@nutui/icons-react-taro',
  ],
} satisfies KnipConfig
