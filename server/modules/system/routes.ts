import { refusals } from '../../contracts/common.ts'
import { ref } from '../../contracts/schema.ts'
import {
  SiteConfiguration,
  SiteConfigurationQuery,
  SystemEnumList,
  SystemEnumListRequest,
} from '../../contracts/system.ts'
import { systemEnums } from './enums.ts'

import type { App } from '../../base/http/app.ts'
import type { SiteService } from './site.ts'

const tags = ['system']

/** What an app asks before it knows anything. */
export function systemRoutes(app: App, site: SiteService): void {
  app.get(
    '/api/system/site-configuration',
    {
      schema: {
        tags,
        operationId: 'getSiteConfiguration',
        querystring: SiteConfigurationQuery,
        response: { 200: ref(SiteConfiguration), ...refusals() },
      },
    },
    (request) => site.configuration(request.language),
  )

  app.post(
    '/api/system/enums',
    {
      schema: {
        tags,
        operationId: 'listSystemEnums',
        body: ref(SystemEnumListRequest),
        response: { 200: ref(SystemEnumList), ...refusals() },
      },
    },
    ({ body, language }) => ({ items: systemEnums(language, body.types) }),
  )
}
