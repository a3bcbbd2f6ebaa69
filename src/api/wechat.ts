import type { Http } from './http'
import { readObject } from './wire'

export function createWechatApi(http: Http) {
  return {
    /**
     * What a page needs to use the JS-SDK of WeChat's browser; null if the server has no official account.
     *
     * @param url the page's, without its hash
     */
    async getJsSdkConfig(url: string) {
      const request = { query: { url }, isBackground: true }
      return readObject(await http.get('/api/f/wechat/js-sdk-config', request), ({ config }) => config)
    },
  }
}
