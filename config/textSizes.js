// Lets the texts of a mini program grow with WeChat's font size: replaces each size of our text styles by a variable,
// which `styles/_text-sizes.scss` sets, and the height of its lines by a ratio.
const SIZES = [12, 13, 15, 16, 17, 20]

module.exports = () => ({
  postcssPlugin: 'text-sizes',
  Once(root) {
    root.walkDecls('font-size', (size) => {
      const px = Number(/^(\d+)px$/.exec(size.value)?.[1])
      if (!SIZES.includes(px)) return
      size.value = `var(--t${px})`
      size.parent.walkDecls('line-height', (height) => {
        const lines = /^(\d+)px$/.exec(height.value)
        if (lines) height.value = String(Number((Number(lines[1]) / px).toFixed(3)))
      })
    })
  },
})
module.exports.postcss = true
