/// <reference types="@tarojs/taro" />

declare module '*.png' {
  const path: string
  export default path
}
declare module '*.jpg' {
  const path: string
  export default path
}
declare module '*.svg'
declare module '*.scss'
declare module '@nutui/nutui-react-taro/dist/es/*'

declare namespace NodeJS {
  interface ProcessEnv {
    NODE_ENV: 'development' | 'production' | 'test'
    TARO_ENV: 'weapp' | 'h5'
    APP_NAME?: string
    APP_NAME_EN?: string
    TARO_APP_API_BASE?: string
    TARO_APP_TENANT?: string
  }
}

/** Set by `config/index.ts` at build time. */
declare const __API_BASE__: string
declare const __TENANT_ID__: string
declare const __APP_NAME__: Readonly<Record<'zh-Hans' | 'en', string>>
declare const __APP_VERSION__: string
declare const __APP_BUILD__: string
