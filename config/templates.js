// A Taro plugin that adapts the templates in base.wxml (decision 0039), through the hook that Taro's own
// @tarojs/plugin-inject uses.

/**
 * How many of a component can be one inside the other. Taro would write each template four to eight times. What nests
 * deeper isn't drawn: test/weapp/app/nesting.test.ts looks for that on every screen.
 */
const LEVELS = {
  'catch-view': 2,
  'scroll-view': 2,
  'static-text': 3,
  swiper: 1,
  'swiper-item': 1,
  text: 3,
}

/** What screen readers are told, which Taro leaves out. `src/ui/control/semantics.ts` gives the values. */
const SPOKEN = {
  View: ['role', 'label', 'hidden', 'checked', 'selected', 'expanded', 'disabled', 'modal', 'current'],
  Text: ['role'],
  Image: ['role', 'label'],
  Button: ['role'],
  Input: ['role', 'label', 'invalid'],
  Textarea: ['role', 'label', 'invalid'],
  Slider: ['label'],
}

/** Empty where the app gives no value. */
const attributes = (names) => Object.fromEntries(names.map((name) => [`aria-${name}`, "''"]))

module.exports = (ctx) => {
  ctx.registerMethod({
    name: 'onSetupClose',
    fn({ template }) {
      // The H5 has none.
      if (!template) return
      for (const [name, levels] of Object.entries(LEVELS)) template.nestElements.set(name, levels)
      template.mergeComponents(
        ctx,
        Object.fromEntries(Object.entries(SPOKEN).map(([name, names]) => [name, attributes(names)])),
      )
    },
  })
}
