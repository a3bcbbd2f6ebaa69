import type { Catalogue } from './Catalogue.ts'

/** Consolidation rules: what a customer is told when one is refused, and why one did not submit. */
export const consolidationRuleTexts = {
  'error.RuleLimitReached': [
    '最多设置 {maximum} 条自动集运规则，请先删除不用的规则',
    'You can have {maximum} rules at most. Delete one that you no longer need',
  ],
  'error.RuleTriggerIncomplete': ['必填', 'Required'],
  'error.RuleTriggerMixed': ['这个触发条件不需要此项', 'This does not belong to the chosen trigger'],
  'error.RuleDatePast': ['日期不能早于今天', 'Choose today or a later date'],
  'error.RuleCeilingRequired': ['请填写大于 0 的费用上限', 'Enter a price ceiling above 0'],
  'error.RuleParcelNamed': [
    '其中有包裹已在另一条生效的规则里',
    'Another active rule already waits for one of these parcels',
  ],
  'error.RuleMoveRefused': [
    '规则当前的状态不能进行此操作',
    'This is not possible in the rule’s current state',
  ],
  'error.RuleAboveCeiling': [
    '预估费用 {total} {currency}，超过上限 {maximum} {currency}',
    'The estimate is {total} {currency}, above the ceiling of {maximum} {currency}',
  ],
  'error.RuleWaiting': [
    '还有 {count} 个包裹没有入库',
    '{count} {count|parcel has|parcels have} not been checked in yet',
  ],
  'error.RuleWeightNotReached': [
    '可寄出的包裹共 {weight} kg，未达到 {wanted} kg',
    'What can be sent weighs {weight} kg, less than {wanted} kg',
  ],
  'error.RuleNothingToSend': ['没有可以寄出的包裹', 'There is nothing that can be sent'],
  'error.RuleParcelGone': ['包裹 {expressNumber} 已取消', 'Parcel {expressNumber} was cancelled'],
  'error.RuleParcelTaken': [
    '包裹 {expressNumber} 已提交到其他订单',
    'Parcel {expressNumber} is in another order',
  ],
  'error.RuleParcelNotArrived': [
    '包裹 {expressNumber} 还没有到仓',
    'Parcel {expressNumber} has not arrived yet',
  ],
  'error.RuleParcelNotWeighed': [
    '包裹 {expressNumber} 已到仓，还没有称重',
    'Parcel {expressNumber} has arrived but has not been weighed yet',
  ],
  'error.RuleParcelUndeclared': ['包裹 {expressNumber} 还没有申报', 'Parcel {expressNumber} is not declared'],
  'error.RuleOtherWarehouse': [
    '包裹 {expressNumber} 在另一个仓库，下次再寄',
    'Parcel {expressNumber} lies in another warehouse and waits for the next time',
  ],
  'error.RuleOrderFull': [
    '一个订单放不下更多包裹，包裹 {expressNumber} 下次再寄',
    'The order is full: parcel {expressNumber} waits for the next time',
  ],
} as const satisfies Catalogue
