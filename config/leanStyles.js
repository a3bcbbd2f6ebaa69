// Removes from a mini program's styles what only a browser matches: the elements that Taro's H5 components render,
// and what a mouse does.
const isForBrowsers = (selector) => /\.(weui|taro)-/.test(selector)

module.exports = () => ({
  postcssPlugin: 'lean-styles',
  Rule(rule) {
    const kept = rule.selectors.filter((selector) => !isForBrowsers(selector))
    if (kept.length === 0) rule.remove()
    else if (kept.length < rule.selectors.length) rule.selectors = kept
  },
  AtRule: {
    media(media) {
      if (media.params.replace(/\s/g, '') === '(hover:hover)') media.remove()
    },
  },
})
module.exports.postcss = true
