import { View, type ButtonProps } from '@tarojs/components'
import type { ComponentType } from 'react'

/** Browsers have no native actions, so Taro's button would only add to the first load. */
export const NativeButton = View as ComponentType<ButtonProps>
