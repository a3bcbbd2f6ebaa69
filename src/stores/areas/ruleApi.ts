import { createRuleApi } from '@/api/consolidationRules'

import { area } from './area'

export type RuleApi = ReturnType<typeof ruleApi>

export const ruleApi = area(createRuleApi)
