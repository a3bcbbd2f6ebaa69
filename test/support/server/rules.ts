import { eq, sql, type AnyColumn } from 'drizzle-orm'

import { after, SECOND_MS } from '../../../server/base/time/clock.ts'
import { channelRates, consolidationRules } from '../../../server/db/schema/index.ts'
import { TENANT } from '../../../server/seed/tenant.ts'
import { runDueRules } from '../../../server/modules/consolidationRule/engine/runDue.ts'
import { accepted, type Page } from './apiClient.ts'
import { newAddress } from './orders.ts'

import type {
  ConsolidationRule,
  ConsolidationRuleRequest,
  RuleRun,
  RuleTrigger,
  RunOutcome,
} from '../../../server/contracts/consolidationRule.ts'
import type { Message } from '../../../server/contracts/message.ts'
import type { TestCustomer } from './customers.ts'
import type { TestServer } from './startTestServer.ts'

export const RULES = '/api/u/biz/consolidation-rule'

/** For how long rules announce what they will do, and a bit. */
export const NOTICE_MS = (TENANT.settings.rules.noticeSeconds + 1) * SECOND_MS

type Owner = Pick<TestCustomer, 'api'>
type Changes = Partial<ConsolidationRuleRequest>

/** A rule that sends by air to an address in Singapore, for up to 500 yuan. */
export async function ruleRequest(
  owner: Owner,
  trigger: RuleTrigger,
  changes: Changes = {},
): Promise<ConsolidationRuleRequest> {
  return {
    trigger,
    addressId: changes.addressId ?? (await newAddress(owner)).id,
    shippingMethodTypeId: 'air',
    transportationChannelId: 'air-general',
    receivingMethod: 10,
    maximumTotal: '500.00',
    ...changes,
  }
}

export async function newRule(
  owner: Owner,
  trigger: RuleTrigger,
  changes: Changes = {},
): Promise<ConsolidationRule> {
  return accepted(await owner.api.post<ConsolidationRule>(RULES, await ruleRequest(owner, trigger, changes)))
}

export function waitingFor(...parcels: readonly { readonly id: string }[]): RuleTrigger {
  return { kind: 'PARCELS', parcelIds: parcels.map(({ id }) => id) }
}

export async function readRule({ api }: Owner, { id }: { readonly id: string }): Promise<ConsolidationRule> {
  return accepted(await api.get<ConsolidationRule>(`${RULES}/${id}`))
}

/** What a rule did, oldest first. */
export async function runsOf({ api }: Owner, { id }: { readonly id: string }): Promise<RuleRun[]> {
  const path = `${RULES}/${id}/run/list`
  return [...accepted(await api.post<Page<RuleRun>>(path, { maxResultCount: 99 })).items].reverse()
}

/** Does what rules have to do so long from now, without moving the server's clock and its customers' sessions. */
export function runRules({ db, clock }: TestServer, inMs = 0): Promise<RunOutcome[]> {
  return runDueRules(db, { settings: TENANT.settings, now: after(clock.now(), inMs) })
}

/** Changes what the channels cost from now on. */
export async function multiplyPrices({ db }: TestServer, factor: number): Promise<void> {
  const multiplied = (price: AnyColumn) => sql`round(${price} * ${factor}::numeric)`
  const { firstPrice, continuePrice, channelId } = channelRates
  await db
    .update(channelRates)
    .set({ firstPrice: multiplied(firstPrice), continuePrice: multiplied(continuePrice) })
    .where(eq(channelId, 'air-general'))
}

/** Lets no rule of another test have anything to do. */
export async function forgetRules({ db }: TestServer): Promise<void> {
  await db.delete(consolidationRules)
}

/** What a customer was told by rules, newest first. */
export async function toldBy({ api }: Owner, { id }: { readonly id: string }): Promise<Message[]> {
  const { items } = accepted(await api.post<Page<Message>>('/api/u/message/list', { maxResultCount: 99 }))
  return items.filter(({ subject }) => subject?.type === 'CONSOLIDATION_RULE' && subject.id === id)
}
