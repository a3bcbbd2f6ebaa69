// What the H5 imports as `@tarojs/components`: Taro's, but plain elements where a web component would do nothing.
export * from '@tarojs/components/lib/react'
export { Image, Text, View } from '../src/platform/element/plainElements.h5'
