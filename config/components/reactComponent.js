import { manipulatePropsFunction } from '@tarojs/components/lib/react/helper.js'
import { createReactComponent } from '@tarojs/components/lib/react/react-component-lib/createComponent.js'

export const reactComponent = (tag, defineElement) =>
  createReactComponent(tag, undefined, manipulatePropsFunction, defineElement)
