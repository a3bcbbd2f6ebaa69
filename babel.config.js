const nutuiPackage = (name) => `@nutui/nutui-react-taro/dist/es/packages/${name.toLowerCase()}`

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
        // WeChat's engine reads ES2018; `catch {` is a year younger.
        include: ['transform-optional-catch-binding'],
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
