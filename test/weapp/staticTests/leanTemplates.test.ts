import assert from 'node:assert/strict'
import { test } from 'node:test'

import { leanTemplates, wordsIn } from '../../../config/leanTemplates.ts'

const wxml = `<template name="tmpl_0_0">
  <view hover-class="{{i.p1||'none'}}" bindtouchstart="eh" bindanimationend="eh" bindtap="eh" id="{{i.sid}}">
    <template is="{{xs.a(c, item.nn, l)}}" wx:for="{{i.cn}}" wx:key="sid" />
  </view>
</template>`

const lean = (script: string) => leanTemplates(wxml, wordsIn([script]))

test('templates lose what no script names, and nothing else', () => {
  assert.equal(
    lean('e(View,{hoverClass:"pressed",onTouchStart:t})'),
    `<template name="tmpl_0_0"><view hover-class="{{i.p1||'none'}}" bindtouchstart="eh" bindtap="eh" id="{{i.sid}}">` +
      '<template is="{{xs.a(c, item.nn, l)}}" wx:for="{{i.cn}}" wx:key="sid" /></view></template>',
  )
  assert.match(lean('e(View,{onAnimationEnd:t})'), /bindanimationend="eh"/)
})
