import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

import type { KnipConfig } from 'knip'

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).map((file) =>
  path.join('src', file),
)

/** A page is named by app.config.ts, not imported: it is the file beside each `*.config.ts`. */
const pages = sources
  .filter((file) => file.endsWith('.config.ts'))
  .map((file) => file.replace(/\.config\.ts$/, '.tsx'))
  .filter((file) => existsSync(file))

/** `x.h5.ts` and `x.weapp.ts` are imported as `x`, which only a build can resolve. */
const forOneTarget = sources.filter((file) => /\.(h5|weapp)\.tsx?$/.test(file))
const importedAs = (file: string) =>
  new RegExp(`(^|/)${path.basename(file).replace(/\.(h5|weapp)\.tsx?$/, '')}$`)

export default {
  // Debian's, for the test of counting in it.
  ignoreBinaries: ['redis-server'],
  entry: [
    ...pages,
    ...forOneTarget,
    'src/**/*.config.ts',
    'config/index.ts',
    'server/drizzle.config.ts',
    'scripts/*.mts',
    'scripts/reporters/*.mjs',
    'test/{server,weapp,tooling}/**/*.test.ts',
    'test/weapp/browser/{shoot,entry}.ts',
    // Only its types are looked at.
    'test/unit/api/http.types.ts',
    'test/bench/api.ts',
    'test/bench/bareServer.ts',
  ],
  project: [
    '{src,server,test}/**/*.{ts,tsx}',
    'scripts/**/*.{mts,mjs}',
    'config/*.ts',
    '!test/weapp/fixtures/**',
  ],
  ignoreUnresolved: forOneTarget.map(importedAs),
  // A type that only its own file's signatures mention is exported for whoever reads them.
  ignoreExportsUsedInFile: { interface: true, type: true },
  ignoreDependencies: [
    // Taro loads these by name, and babel writes imports of its runtime.
    '@babel/runtime',
    '@tarojs/plugin-platform-weapp',
    '@tarojs/taro-loader',
    '@tarojs/webpack5-runner',
    // Taro's, and replaced on the H5 by what a test compares with them.
    'query-string',
    'universal-router',
    // Read as files: icons, the list of WeChat's functions, and its compilers, which are programs.
    'lucide-static',
    'miniprogram-api-typings',
    'miniprogram-compiler',
    // Peers of NutUI and of Taro's runner.
    '@nutui/icons-react-taro',
  ],
} satisfies KnipConfig
