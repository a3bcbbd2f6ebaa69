// Removes from the H5's copy of the app's configuration what only WeChat reads.
const WECHAT_ONLY = ['subPackages', 'preloadRule', 'requiredPrivateInfos', 'lazyCodeLoading']

module.exports = (source) => {
  const lean = source.replace(/^(var config = )(\{.*\})$/m, (_, begin, json) => {
    const config = JSON.parse(json)
    for (const key of WECHAT_ONLY) delete config[key]
    // The router only reads the first page.
    config.pages = config.pages.slice(0, 1)
    return begin + JSON.stringify(config)
  })
  if (lean === source)
    throw new Error('Taro no longer writes the configuration where config/leanAppConfig.js looks for it')
  return lean
}
