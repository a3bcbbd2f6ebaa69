const nutuiPackage = (name) => `@nutui/nutui-react-taro/dist/es/packages/${name.toLowerCase()}`

// Bugs in old Safari make preset-env transpile every parameter list and destructuring. These work around the
// bugs instead, as `bugfixes` would, which Taro's preset doesn't pass on.
const safariBugs = [
  'bugfix/transform-safari-id-destructuring-collision-in-function-expression',
  'bugfix/transform-safari-rest-destructuring-rhs-array',
]

/** Corrections to preset-env for the engines of each `browserslist`. */
const syntax =
  process.env.TARO_ENV === 'h5'
    ? {
        // So does one bug in Chrome before 91, with every `?.`.
        exclude: ['transform-optional-chaining', 'transform-parameters'],
        include: ['bugfix/transform-v8-spread-parameters-in-optional-chaining', safariBugs[0]],
      }
    : {
        // Nor do we tag template literals, which old Safari caches wrongly.
        exclude: ['transform-destructuring', 'transform-parameters', 'transform-template-literals'],
        // The mini program stays at ES2018; `catch {` without a binding is ES2019.
        include: ['transform-optional-catch-binding', ...safariBugs],
      }

module.exports = {
  // Shorter code for class fields and `?.`.
  assumptions: { noDocumentAll: true, setPublicClassFields: true },
  presets: [
    [
      'taro',
      {
        framework: 'react',
        ts: true,
        compiler: 'webpack5',
        ...syntax,
      },
    ],
  ],
  plugins: [
    [
      // Imports each NutUI component with its own stylesheet; the complete one would add 200 kB.
      'import',
      {
        libraryName: '@nutui/nutui-react-taro',
        customName: nutuiPackage,
        customStyleName: (name) => `${nutuiPackage(name)}/style/css`,
        camel2DashComponentName: false,
        transformToDefaultImport: true,
      },
      'nutui-react-taro',
    ],
  ],
}
