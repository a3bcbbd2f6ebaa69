import { call } from '../call.ts'
import { ref } from '../schema.ts'
import { StatusDefinitionPage, StatusDefinitionQuery } from '../statusDefinition.ts'

export const listStatusDefinitions = call({
  name: 'listStatusDefinitions',
  method: 'GET',
  path: '/api/f/status-management/status-definition/list',
  area: 'status',
  access: 'public or customer',
  query: StatusDefinitionQuery,
  answer: ref(StatusDefinitionPage),
})
