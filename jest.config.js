// Packages that ship only ES modules.
const esModules = [
  'taro-i18n',
  'universal-router',
  'path-to-regexp',
  'query-string',
  'decode-uri-component',
  'split-on-first',
  'filter-obj',
  'typebox',
]

// The real path: node_modules may be a symlink in a copy of the project.
const nodeModules = require.resolve('react/package.json').replace('/react/package.json', '')

// Tests of code that uses neither Taro nor the browser; simulating one costs more than most of them do.
const PLAIN = [
  'test/unit/(config|model(?!/format/relativeTime)|pages-parcel|styles|stores/list|stores/selection)/.*\\.test\\.ts$',
  'test/unit/stores/\\w+\\.test\\.ts$',
  'test/spec/enumerations\\.test\\.ts$',
]

process.env.TARO_ENV = 'h5'
process.env.TARO_PLATFORM = 'web'

const project = {
  roots: ['<rootDir>/src', '<rootDir>/test'],
  transform: { '^.+\\.(mjs|jsx?|tsx?)$': '<rootDir>/test/support/app/transform.mjs' },
  transformIgnorePatterns: [`${nodeModules}/(?!(${esModules.join('|')})/)`],
  // Like Taro's web build, prefer `x.h5.ts` over `x.ts`.
  moduleFileExtensions: ['h5.ts', 'h5.tsx', 'ts', 'tsx', 'js', 'jsx', 'mjs', 'json'],
  moduleNameMapper: {
    '\\.(png|jpg|svg)$': '<rootDir>/test/support/app/shims/file.cjs',
    '\\.(css|scss)$': '<rootDir>/test/support/app/shims/style.cjs',
    // `page.share()` shows the card that the mini program gives WeChat.
    '^@/platform/share/useHostCard$': '<rootDir>/src/platform/share/useHostCard.weapp.ts',
    '^@/(.*)$': '<rootDir>/src/$1',
    '^@tarojs/(taro|components|runtime|plugin-framework-react/dist/runtime)$':
      '<rootDir>/test/support/app/shims/taro.js',
  },
  restoreMocks: true,
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
    __APP_NAME__: { 'zh-Hans': '远途集运', en: 'Farway' },
    __APP_VERSION__: '1.0.4',
    __APP_BUILD__: '104',
  },
}

module.exports = {
  testTimeout: 30_000,
  projects: [
    { ...project, testEnvironment: 'node', testRegex: PLAIN },
    {
      ...project,
      testEnvironment: 'jsdom',
      testEnvironmentOptions: { customExportConditions: ['node', 'node-addons'] },
      setupFiles: ['@tarojs/test-utils-react/dist/jest/jest.setup.js', '<rootDir>/test/support/app/setup.ts'],
      setupFilesAfterEnv: ['<rootDir>/test/support/app/setupAfterEnv.ts'],
      testMatch: ['<rootDir>/test/{spec,unit,component}/**/*.test.{ts,tsx}'],
      testPathIgnorePatterns: PLAIN,
    },
  ],
}
