/** Properties that take only design tokens ($… or var(--…)) outside src/styles. */
const TOKENS_ONLY = [
  '/color$/',
  'background',
  'fill',
  'stroke',
  'box-shadow',
  'font-size',
  'font-family',
  'line-height',
  'z-index',
  '/radius$/',
  '/^(margin|padding)/',
  'gap',
  'row-gap',
  'column-gap',
  '/^(transition|animation)-duration$/',
]

/** Keywords and numbers that carry no design decision. */
const FREE_VALUES = [
  '0',
  '1',
  'auto',
  'none',
  'inherit',
  'initial',
  'unset',
  'transparent',
  'currentColor',
  'currentcolor',
  'normal',
  '50%',
  '100%',
  '0 auto',
  // A negated token, to let an element overlap an edge.
  '/^\\(-\\$[\\w-]+\\)$/',
]

/** Our own BEM blocks, and the third-party classes we restyle. */
const BEM =
  /^((nut|weui|taro|h5)[-_][\w-]+|taro_[\w-]+|[a-z][a-z0-9]*(-[a-z0-9]+)*(__[a-z0-9]+(-[a-z0-9]+)*)?(--[a-z0-9]+(-[a-z0-9]+)*)?)$/

export default {
  extends: ['stylelint-config-standard-scss'],
  plugins: ['stylelint-declaration-strict-value'],
  rules: {
    // The browsers we support don't all have `inset`.
    'declaration-block-no-redundant-longhand-properties': [true, { ignoreShorthands: ['inset'] }],
    'selector-class-pattern': [
      BEM,
      { resolveNestedSelectors: true, message: 'Name classes block__element--modifier.' },
    ],
    'scale-unlimited/declaration-strict-value': [
      TOKENS_ONLY,
      {
        ignoreValues: FREE_VALUES,
        ignoreFunctions: true,
        disableFix: true,
        message: '"${value}" is raw: take a token of src/styles for ${property}.',
      },
    ],
    'color-no-hex': [true, { message: 'Colours are tokens in src/styles.' }],
    'color-named': ['never', { ignore: ['inside-function'], message: 'Colours are tokens in src/styles.' }],
    'function-disallowed-list': [
      ['rgb', 'rgba', 'hsl', 'hsla', 'darken', 'lighten'],
      { message: 'Colours are tokens in src/styles.' },
    ],
    'declaration-no-important': true,
    'max-nesting-depth': [3, { ignore: ['pseudo-classes', 'blockless-at-rules'] }],
    // From Taro: the root element of a mini program page, and px units that must not scale on H5.
    'selector-type-no-unknown': [true, { ignoreTypes: ['page', '/^taro-/'] }],
    'unit-no-unknown': [true, { ignoreUnits: ['rpx', 'PX', 'Px'] }],
    'comment-empty-line-before': null,
    'media-feature-range-notation': 'prefix',
    // iOS 12 can't parse `rgb(0 0 0 / 45%)`.
    'color-function-notation': 'legacy',
    'color-function-alias-notation': null,
    'alpha-value-notation': 'number',
    'no-descending-specificity': null,
    // Old WebKit and Chrome know these only with a prefix.
    'property-no-vendor-prefix': [
      true,
      { ignoreProperties: ['text-size-adjust', 'box-orient', 'tap-highlight-color', '/^mask/'] },
    ],
    'value-no-vendor-prefix': [true, { ignoreValues: ['box'] }],
    'declaration-property-value-keyword-no-deprecated': [true, { ignoreKeywords: ['break-word'] }],
    // Allow an explicit extension in @import.
    'scss/at-import-partial-extension': null,
  },
  overrides: [
    {
      files: ['src/styles/**/*.scss', 'src/app.scss'],
      rules: {
        'scale-unlimited/declaration-strict-value': null,
        'color-no-hex': null,
        'function-disallowed-list': null,
        'declaration-no-important': null,
      },
    },
  ],
}
