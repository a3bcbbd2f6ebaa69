/** What the design decides once: outside src/styles these take a token ($… or var(--…)) and nothing else. */
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

/** Words and zeros that carry no design. */
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
  // A token, taken away: to let something stand over an edge.
  '/^\\(-\\$[\\w-]+\\)$/',
]

/** Blocks of our own, and the few foreign ones we restyle. */
const BEM =
  /^((nut|weui|taro|h5)[-_][\w-]+|taro_[\w-]+|[a-z][a-z0-9]*(-[a-z0-9]+)*(__[a-z0-9]+(-[a-z0-9]+)*)?(--[a-z0-9]+(-[a-z0-9]+)*)?)$/

export default {
  extends: ['stylelint-config-standard-scss'],
  plugins: ['stylelint-declaration-strict-value'],
  rules: {
    // `inset` is younger than the browsers that we support.
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
    // Taro's own: the root element of a mini program page, and px that must not scale on H5.
    'selector-type-no-unknown': [true, { ignoreTypes: ['page', '/^taro-/'] }],
    'unit-no-unknown': [true, { ignoreUnits: ['rpx', 'PX', 'Px'] }],
    'comment-empty-line-before': null,
    'media-feature-range-notation': 'prefix',
    // iOS 12 cannot read `rgb(0 0 0 / 45%)`.
    'color-function-notation': 'legacy',
    'color-function-alias-notation': null,
    'alpha-value-notation': 'number',
    'no-descending-specificity': null,
    // What old WebKit and Chrome know under no other name.
    'property-no-vendor-prefix': [
      true,
      { ignoreProperties: ['text-size-adjust', 'box-orient', 'tap-highlight-color', '/^mask/'] },
    ],
    'value-no-vendor-prefix': [true, { ignoreValues: ['box'] }],
    'declaration-property-value-keyword-no-deprecated': [true, { ignoreKeywords: ['break-word'] }],
    // A file asks for what it needs; a partial's underscore says nothing more.
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
