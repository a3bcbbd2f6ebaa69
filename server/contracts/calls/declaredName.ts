import { call } from '../call.ts'
import { DeclaredNameListRequest, DeclaredNamePage } from '../declaredName.ts'
import { ref } from '../schema.ts'

export const listDeclaredNames = call({
  area: 'declared name',
  access: 'anyone signed in',
  name: 'listDeclaredNames',
  method: 'POST',
  onlyReads: true,
  path: '/api/admin/shipping-management/declared-name/recursion-list',
  summary: 'The tree of item names; the one admin call that customers may make',
  body: ref(DeclaredNameListRequest),
  answer: ref(DeclaredNamePage),
})
