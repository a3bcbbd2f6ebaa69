import { DemoCustomer } from '../../../../scripts/lib/DemoCustomer.mts'
import { screens } from '../../../../scripts/screens.mts'
import { once } from '../../../../server/base/process/once.ts'
import { useServer } from '../../../support/server/useServer.ts'
import { storedSession } from './openAsCustomer.ts'
import { stored } from './stored.ts'

/** A server of its own: here the demo customer gets one more order, which would surprise the walks. */
export const context = useServer({ demo: true })

/** Of a page, as WeChat passes them on: not decoded. */
export type Query = Readonly<Record<string, string>>

/** The demo customer on a phone, with a draft of an order. */
interface DemoPages {
  readonly storage: Readonly<Record<string, string>>
  /** By path, for each page of the screenshots: parameters with which it is about something of theirs. */
  readonly queries: ReadonlyMap<string, Query>
}

/** Signs in, and looks up what the demo customer has there. */
export const demoPages = once(async (): Promise<DemoPages> => {
  const demo = await DemoCustomer.signIn(context.server.url)
  const ids = await demo.routeParams()
  const queries = new Map<string, Query>()
  // The first screen of a page counts: the later ones are its special cases.
  for (const { route } of [...screens].reverse()) {
    const filled = route.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(ids[name] ?? ''))
    const [path = '', search = ''] = filled.split('?')
    const pairs = search.split('&').filter(Boolean)
    queries.set(path.slice(1), Object.fromEntries(pairs.map((pair) => pair.split('=') as [string, string])))
  }
  return { storage: { ...storedSession(demo), ...stored(await demo.storedValues()) }, queries }
})
