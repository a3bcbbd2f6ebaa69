import assert from 'node:assert/strict'
import { test } from 'node:test'

import { leanTemplates, namesIn, wordsIn } from '../../../config/leanTemplates.ts'

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

test('the runtime knows the short names of what the templates draw and a script names', () => {
  const { view: { _num: view = '' } = {}, input: { _num: input = '' } = {} } = namesIn(
    Array.from({ length: 100 }, (_, number) => `<template name="tmpl_0_${number}">`).join(''),
    wordsIn([]),
  )
  const templates = `<template name="tmpl_0_${view}"><template name="tmpl_0_${input}_focus">`
  const names = namesIn(templates, wordsIn(['e(View,{hoverClass:"pressed"});e(Input,{placeholder:"hint"})']))
  assert.deepEqual(Object.keys(names).sort(), ['input', 'view'])
  assert.deepEqual(Object.keys(names.view ?? {}).sort(), ['_num', 'hoverClass'])
  assert.deepEqual(Object.keys(names.input ?? {}).sort(), ['_num', 'placeholder'])
})
