import { listDeclaredNames } from '../../contracts/calls/declaredName.ts'

import type { Route } from '../../routing/route.ts'
import type { DeclaredNameService } from './service.ts'

/** The item names that parcels are declared with. */
export function declaredNameRoutes(route: Route, names: DeclaredNameService): void {
  route(listDeclaredNames, ({ body, language }) => names.tree(body, language))
}
