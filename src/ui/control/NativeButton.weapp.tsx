/** WeChat's own button, the only element that can perform native actions. */
export { Button as NativeButton } from '@tarojs/components'
