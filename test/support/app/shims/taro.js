// All of Taro that the app uses, in one file, because Jest is slow at loading hundreds: the web implementation, the
// React page hooks and the web components. `transform.mjs` puts in what is imported here.
import * as hooks from '@tarojs/plugin-framework-react/dist/runtime'
import taro, * as Taro from '@tarojs/taro-h5'

export * from '@tarojs/plugin-framework-react/dist/runtime'
export { createPageConfig, Current, eventCenter, getOnReadyEventKey } from '@tarojs/runtime'
export * from '@tarojs/taro-h5'
export {
  Button,
  Image,
  Input,
  PageContainer,
  ScrollView,
  Text,
  Textarea,
  View,
} from '@tarojs/components/lib/react/index'
export default Object.assign(taro, Taro, hooks)
