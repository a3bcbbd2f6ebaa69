const nutuiPackage = (name) => `@nutui/nutui-react-taro/dist/es/packages/${name.toLowerCase()}`

/** Corrections to preset-env for the engines of each `browserslist`. */
const syntax =
  process.env.TARO_ENV === 'h5'
    ? {
        // One bug in Chrome before 91 makes preset-env transpile every `?.`; this works around just the bug.
        exclude: ['transform-optional-chaining'],
        include: ['bugfix/transform-v8-spread-parameters-in-optional-chaining'],
      }
    : // The mini program stays at ES2018; `catch {` without a binding is ES2019.
      { include: ['transform-optional-catch-binding'] }

module.exports = {
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
