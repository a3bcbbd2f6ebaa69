import assert from 'node:assert/strict'
import { test } from 'node:test'

import { leanCalls } from '../../../config/leanCalls.ts'

test('a call of an export loses its wrapper', () => {
  assert.equal(leanCalls('const a=(0,n.PA)(()=>(0,I.jsx)(i.Ss,{}))'), 'const a=n.PA(()=>I.jsx(i.Ss,{}))')
  assert.equal(leanCalls('[(0,$.t_)("a"),(0,b.c)()]'), '[$.t_("a"),b.c()]')
})

test('keeps a keyword apart from the call', () => {
  assert.equal(leanCalls('return(0,a.b)(c)'), 'return a.b(c)')
  assert.equal(leanCalls('await(0,a.b)()&&!(0,c.d)()'), 'await a.b()&&!c.d()')
})

test('leaves every other sequence alone', () => {
  const others = ['=(0,a.b.c)()', '=(0,a[1])()', '=(0,a)()', '=(0,a.b)', '=(1,a.b)()']
  const calls = ['f(0,a.b)()', 'f()(0,a.b)()', 'f[1](0,a.b)()', 'function(){}(0,a.b)()', 'a.in(0,a.b)()']
  for (const other of [...others, ...calls]) assert.equal(leanCalls(other), other)
})
