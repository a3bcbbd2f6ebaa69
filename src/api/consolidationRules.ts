import type { Page } from '@/model/list/page'
import { toAmount } from '@/model/money/money'
import type {
  ConsolidationRule,
  RuleRequest,
  RuleRun,
  RuleTrial,
  RuleTrigger,
} from '@/model/order/consolidationRule'

import type { Dto } from './dto'
import type { Http } from './http'
import { readBill } from './quotes'
import { readDate, readDateOrNull, readObject, readPage, type ListRequest } from './wire'

const RULE = '/api/u/biz/consolidation-rule'

export function createRuleApi(http: Http) {
  return {
    /** Newest first. */
    async list(request: ListRequest): Promise<Page<ConsolidationRule>> {
      return readPage(await http.post(`${RULE}/list`, { body: request }), readRule)
    },

    async get(id: string): Promise<ConsolidationRule> {
      return readObject(await http.get(`${RULE}/{id}`, { path: { id } }), readRule)
    },

    async create(rule: RuleRequest, idempotencyKey: string): Promise<ConsolidationRule> {
      return readObject(await http.post(RULE, { body: writeRule(rule), idempotencyKey }), readRule)
    },

    /**
     * @param version of the rule that was edited
     * @throws ApiError 409 if it has changed since
     */
    async update(id: string, rule: RuleRequest, version: number): Promise<ConsolidationRule> {
      const body = { ...writeRule(rule), version }
      return readObject(await http.put(`${RULE}/{id}`, { path: { id }, body }), readRule)
    },

    async remove(id: string): Promise<void> {
      await http.remove(`${RULE}/{id}`, { path: { id } })
    },

    async pause(id: string): Promise<ConsolidationRule> {
      return readObject(await http.post(`${RULE}/{id}/pause`, { path: { id } }), readRule)
    },

    /** Also sets a rule going again that has stopped. */
    async resume(id: string): Promise<ConsolidationRule> {
      return readObject(await http.post(`${RULE}/{id}/resume`, { path: { id } }), readRule)
    },

    /** Newest first. */
    async listRuns(id: string, request: ListRequest): Promise<Page<RuleRun>> {
      return readPage(await http.post(`${RULE}/{id}/run/list`, { path: { id }, body: request }), readRun)
    },

    /** What the rule would do if it were due now. */
    async try(id: string): Promise<RuleTrial> {
      return readObject(await http.post(`${RULE}/{id}/try`, { path: { id } }), readTrial)
    },

    /** The same for a rule that isn't saved. */
    async tryUnsaved(rule: RuleRequest): Promise<RuleTrial> {
      return readObject(await http.post(`${RULE}/try`, { body: writeRule(rule) }), readTrial)
    },
  }
}

function writeRule(rule: RuleRequest): Dto<'ConsolidationRuleRequest'> {
  const { displayName, pickupStationId, remarks, ...rest } = rule
  return {
    ...rest,
    ...(displayName !== null && { displayName }),
    ...(pickupStationId !== null && { pickupStationId }),
    ...(remarks !== null && { remarks }),
  }
}

function readRule(dto: Dto<'ConsolidationRule'>): ConsolidationRule {
  const { pendingRun } = dto
  return {
    ...dto,
    trigger: readTrigger(dto.trigger),
    maximumTotal: toAmount(dto.maximumTotal),
    nextRunTime: readDateOrNull(dto.nextRunTime),
    pendingRun: pendingRun && { ...pendingRun, dueTime: readDate(pendingRun.dueTime) },
    lastRun: dto.lastRun && readRun(dto.lastRun),
  }
}

/** The wire has the fields of all kinds in one object. */
function readTrigger({
  kind,
  parcelIds = [],
  everyWeeks = 1,
  firstDate = '',
  kilograms = 0,
}: Dto<'RuleTrigger'>): RuleTrigger {
  switch (kind) {
    case 'PARCELS':
      return { kind, parcelIds }
    case 'SCHEDULE':
      return { kind, everyWeeks, firstDate }
    case 'WEIGHT':
      return { kind, kilograms }
  }
}

function readRun(dto: Dto<'RuleRun'>): RuleRun {
  return {
    ...dto,
    time: readDate(dto.time),
    dueTime: readDate(dto.dueTime),
    total: dto.total === null ? null : toAmount(dto.total),
  }
}

function readTrial(dto: Dto<'RuleTrial'>): RuleTrial {
  return {
    ...dto,
    bill: dto.bill && readBill(dto.bill),
    maximumTotal: toAmount(dto.maximumTotal),
    nextRunTime: readDateOrNull(dto.nextRunTime),
  }
}
