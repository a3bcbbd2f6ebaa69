// Packages that babel must transform: they ship ES modules, or must share the one web build of Taro.
const esModules = [
  '@tarojs',
  '@nutui',
  '@stencil',
  '@swc/helpers',
  '@babel/runtime/helpers/esm',
  'swiper',
  'lodash-es',
  'taro-i18n',
  'history',
  'universal-router',
  'path-to-regexp',
  'query-string',
  'decode-uri-component',
  'split-on-first',
  'filter-obj',
  'whatwg-fetch',
  'jsonp-retry',
  'resolve-pathname',
  'is-mobile',
  '@use-gesture',
  '@react-spring',
]

// The real path: node_modules may be a symlink in a copy of the project.
const nodeModules = require.resolve('react/package.json').replace('/react/package.json', '')

process.env.TARO_ENV = 'h5'
process.env.TARO_PLATFORM = 'web'

module.exports = {
  testEnvironment: 'jsdom',
  testEnvironmentOptions: { customExportConditions: ['node', 'node-addons'] },
  testMatch: ['<rootDir>/test/{spec,unit,component}/**/*.test.{ts,tsx}'],
  // Otherwise the mini program's copy of package.json clashes as a second module of the same name.
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.data/'],
  setupFiles: ['@tarojs/test-utils-react/dist/jest/jest.setup.js', '<rootDir>/test/support/app/setup.ts'],
  setupFilesAfterEnv: ['<rootDir>/test/support/app/setupAfterEnv.ts'],
  transform: { '^.+\\.(mjs|jsx?|tsx?)$': 'babel-jest' },
  transformIgnorePatterns: [`${nodeModules}/(?!(${esModules.join('|')})/)`],
  // Like Taro's web build, prefer `x.h5.ts` over `x.ts`.
  moduleFileExtensions: ['h5.ts', 'h5.tsx', 'ts', 'tsx', 'js', 'jsx', 'mjs', 'json'],
  moduleNameMapper: {
    '\\.(png|jpg|svg)$': '<rootDir>/test/support/app/shims/file.cjs',
    '\\.(css|scss)$': '<rootDir>/test/support/app/shims/style.cjs',
    '^@/(.*)$': '<rootDir>/src/$1',
    '^@tarojs/taro$': '<rootDir>/test/support/app/shims/taro.js',
    '^@tarojs/components$': '@tarojs/components/lib/react/index',
  },
  restoreMocks: true,
  testTimeout: 30_000,
  globals: {
    ENABLE_INNER_HTML: true,
    ENABLE_ADJACENT_HTML: true,
    ENABLE_SIZE_APIS: true,
    ENABLE_TEMPLATE_CONTENT: true,
    ENABLE_MUTATION_OBSERVER: true,
    ENABLE_CLONE_NODE: true,
    ENABLE_CONTAINS: true,
    DEPRECATED_ADAPTER_COMPONENT: false,
    __TARO_FRAMEWORK__: 'react',
    __API_BASE__: '',
    __TENANT_ID__: 'guangdong-forwarding',
    __APP_VERSION__: '1.0.4',
    __APP_BUILD__: '104',
  },
}
