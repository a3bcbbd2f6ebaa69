// What the H5 imports as `@tarojs/components`. Taro's own entry is one module with every element that some page shows, so
// Home would load the fields of forms.
export { Image, Text, View } from '../../src/platform/element/plainElements.h5'
export { Input } from './input'
export { ScrollView } from './scrollView'
export { Textarea } from './textarea'
