import { call } from '../call.ts'
import { ref } from '../schema.ts'
import {
  SiteConfiguration,
  SiteConfigurationQuery,
  SystemEnumList,
  SystemEnumListRequest,
} from '../system.ts'

export const getSiteConfiguration = call({
  name: 'getSiteConfiguration',
  method: 'GET',
  path: '/api/system/site-configuration',
  area: 'system',
  access: 'public',
  query: SiteConfigurationQuery,
  answer: ref(SiteConfiguration),
})

export const listSystemEnums = call({
  name: 'listSystemEnums',
  method: 'POST',
  path: '/api/system/enums',
  area: 'system',
  access: 'public',
  body: ref(SystemEnumListRequest),
  answer: ref(SystemEnumList),
})
