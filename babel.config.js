const nutuiPackage = (name) => `@nutui/nutui-react-taro/dist/es/packages/${name.toLowerCase()}`

/** What preset-env would get wrong for the engines of each `browserslist`. */
const syntax =
  process.env.TARO_ENV === 'h5'
    ? {
        // Chrome before 91 has one fault in `?.`, for which preset-env would take all of it apart.
        exclude: ['transform-optional-chaining'],
        include: ['bugfix/transform-v8-spread-parameters-in-optional-chaining'],
      }
    : // The mini program stays at ES2018; `catch {` is a year younger.
      { include: ['transform-optional-catch-binding'] }

module.exports = {
  presets: [
    [
      'taro',
      {
        framework: 'react',
        ts: true,
        compiler: 'webpack5',
        // Fast refresh breaks under jest.
        hot: process.env.NODE_ENV !== 'test',
        ...syntax,
      },
    ],
  ],
  plugins: [
    [
      // Brings each NutUI component's own stylesheet with it; the whole one would add 200 kB.
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
