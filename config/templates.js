// A Taro plugin that adapts the templates in base.wxml (decision 0039), through the hook that Taro's own
// @tarojs/plugin-inject uses.
const spokenAttributes = require('./spokenAttributes')

/**
 * How many of a component can be inside each other; Taro would write each template four to eight times. What nests
 * deeper isn't drawn, which test/weapp/app/screenReader.test.ts notices. With a level of one, Taro's template would call
 * itself, which WeChat refuses and that test's engine doesn't.
 */
const LEVELS = {
  'catch-view': 2,
  'scroll-view': 2,
  'static-text': 3,
  swiper: 2,
  'swiper-item': 2,
  text: 3,
}

module.exports = (ctx) => {
  ctx.registerMethod({
    name: 'onSetupClose',
    fn(platform) {
      const { template } = platform
      // The H5 has none.
      if (!template) return
      for (const [name, levels] of Object.entries(LEVELS)) template.nestElements.set(name, levels)
      template.mergeComponents(ctx, spokenAttributes)
      if (process.env.NODE_ENV !== 'production')
        platform.runtimePath = [platform.runtimePath, `post:${require.resolve('./spokenRuntime')}`].flat()
    },
  })
}
