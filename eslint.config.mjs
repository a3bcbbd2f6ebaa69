/** Rules that need no types; those that do are in .oxlintrc.json, which runs in a fraction of the time. */

import js from '@eslint/js'
import boundaries from 'eslint-plugin-boundaries'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

import { bannedGlobals, bannedImports, bannedSyntax } from './scripts/eslint/appBans.mjs'
import { appDependencies, appElements, withI18n } from './scripts/eslint/appLayers.mjs'
import { serverImportRules } from './scripts/eslint/serverImportRules.mjs'
import { taroCalls } from './scripts/eslint/taroCalls.mjs'

const TYPESCRIPT = [
  '{src,server,worker,test,config,types}/**/*.{ts,tsx}',
  'scripts/**/*.mts',
  '{playwright,knip}.config.ts',
]
const APP = ['src/**/*.{ts,tsx}']
const ROOMS_OF_TARO = ['api', 'navigation', 'platform']
const IMPORTS = '@typescript-eslint/no-restricted-imports'

const countCode = (max) => ['error', { max, skipBlankLines: true, skipComments: true }]

const types = {
  '@typescript-eslint/no-explicit-any': 'error',
  '@typescript-eslint/consistent-type-imports': 'error',
  '@typescript-eslint/no-import-type-side-effects': 'error',
  '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
}

const sizes = {
  'max-lines': countCode(200),
  'max-lines-per-function': countCode(60),
  complexity: ['error', 10],
}

export default tseslint.config(
  {
    ignores: [
      // Plain mini programs, written the way WeChat runs them.
      'test/weapp/fixtures/',
      'dist/',
      'node_modules/',
      'coverage/',
      '.data/',
      'test-results/',
      'playwright-report/',
      'types/api.d.ts',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  {
    files: TYPESCRIPT,
    rules: { ...types, ...sizes, eqeqeq: 'error', 'no-console': 'error' },
  },
  {
    files: ['**/*.{js,cjs,mjs}'],
    languageOptions: { globals: { module: 'writable', require: 'readonly', process: 'readonly' } },
  },

  // The app: its layers, and globals and syntax that mini programs don't support.
  { files: ['src/**/*.{ts,tsx}'], extends: [reactHooks.configs.flat.recommended] },
  {
    files: APP,
    plugins: { boundaries, house: { rules: { 'taro-calls': taroCalls } } },
    settings: {
      'import/resolver': {
        typescript: {
          project: './tsconfig.app.json',
          extensions: ['.h5.ts', '.h5.tsx', '.ts', '.tsx', '.d.ts', '.js', '.json'],
        },
      },
      'boundaries/elements': appElements,
      'boundaries/include': ['src/**/*'],
    },
    rules: {
      'boundaries/dependencies': ['error', appDependencies],
      'house/taro-calls': 'error',
      'no-restricted-globals': bannedGlobals.everywhere,
      'no-restricted-syntax': bannedSyntax.everywhere,
      [IMPORTS]: bannedImports.everywhere,
    },
  },
  ...ROOMS_OF_TARO.map((room) => ({
    files: [`src/${room}/**`],
    rules: { 'house/taro-calls': ['error', room] },
  })),
  {
    files: ['src/{platform,navigation}/**/*.h5.{ts,tsx}'],
    rules: { 'no-restricted-globals': bannedGlobals.inH5Files },
  },
  {
    files: ['src/{platform,navigation}/**/*.weapp.{ts,tsx}'],
    rules: { 'no-restricted-globals': bannedGlobals.inWeappFiles },
  },
  // LocaleStore tells i18n which language to use.
  {
    files: ['src/stores/device/LocaleStore.ts'],
    rules: { 'boundaries/dependencies': ['error', withI18n(appDependencies)] },
  },
  { files: ['src/api/**'], rules: { [IMPORTS]: bannedImports.inApi } },
  { files: ['src/ui/media/Picture.tsx'], rules: { [IMPORTS]: bannedImports.inPicture } },
  { files: ['src/model/**'], rules: { [IMPORTS]: bannedImports.inModel } },
  {
    files: ['src/model/address/pastedAddress/**'],
    rules: { 'no-restricted-syntax': bannedSyntax.inVocabulary },
  },
  { files: ['src/styles/**'], rules: { 'no-restricted-syntax': bannedSyntax.inStyles } },
  { files: ['src/navigation/**'], rules: { 'no-restricted-syntax': bannedSyntax.inNavigation } },
  { files: ['src/**/*.config.ts'], rules: { 'no-restricted-syntax': bannedSyntax.inConfigs } },
  {
    files: ['src/i18n/**'],
    rules: { 'no-restricted-syntax': bannedSyntax.inTexts, [IMPORTS]: bannedImports.inI18n },
  },
  // A catalogue is one long list.
  { files: ['src/i18n/{zh-Hans,en}/**'], rules: { 'max-lines': 'off' } },

  ...serverImportRules,

  { files: ['config/**'], rules: { 'max-lines-per-function': 'off' } },
  // Only CommonJS can export whatever the app imports; and webpack's loaders and Taro's plugins are CommonJS.
  {
    files: ['config/{taro,knownValues,templates,spokenRuntime}.js'],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },

  // A suite is one long function.
  {
    files: ['test/**'],
    rules: {
      'max-lines-per-function': 'off',
      'max-lines': countCode(400),
    },
  },
  // Code that writes to a terminal, and the app's error reporter.
  {
    files: [
      'scripts/**',
      'server/operations/**',
      'src/platform/build/reportError*.ts',
      'test/weapp/**',
      'test/bench/**',
      'test/drill/**',
      'test/fuzz/**',
    ],
    rules: { 'no-console': 'off' },
  },
)
