import type { ScannedCode } from './scannedCode'

/** WeChat's scanner, once its JS-SDK is ready (`platform/wechat/jsSdk.h5.ts`). Null in other browsers. */
export const hostScanner: { scan: (() => Promise<ScannedCode>) | null } = { scan: null }
