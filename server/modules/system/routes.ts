import { getSiteConfiguration, listSystemEnums } from '../../contracts/calls/system.ts'
import { systemEnums } from './enums.ts'

import type { Route } from '../../routing/route.ts'
import type { SiteService } from './service.ts'

/** What an app asks before it knows anything. */
export function systemRoutes(route: Route, site: SiteService): void {
  route(getSiteConfiguration, ({ language }) => site.configuration(language))

  route(listSystemEnums, ({ body, language }) => ({ items: systemEnums(language, body.types) }))
}
