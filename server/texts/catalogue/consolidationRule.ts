import type { Catalogue } from './Catalogue.ts'

/** Consolidation rules: why one is refused, why one did not submit, and what its customer is told. */
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
  'error.RuleChanged': ['您修改了规则', 'You changed the rule'],
  'error.RulePaused': ['您暂停了规则', 'You paused the rule'],
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
    'Parcel {expressNumber} is in another warehouse and will be sent another time',
  ],
  'error.RuleOrderFull': [
    '一个订单放不下更多包裹，包裹 {expressNumber} 下次再寄',
    'The order is full: parcel {expressNumber} will be sent another time',
  ],
  'ruleName.PARCELS': ['指定包裹到齐', 'when the chosen parcels are there'],
  'ruleName.SCHEDULE': ['定期集运', 'on a schedule'],
  'ruleName.WEIGHT': ['满重集运', 'when a weight is reached'],
  ruleLeft: [
    '另有 {count} 个包裹留在仓库：{reasons}。',
    ' {count} more {count|parcel stays|parcels stay} in the warehouse: {reasons}.',
  ],
  'message.ruleAnnounced.title': ['即将自动提交集运', 'About to be submitted'],
  'message.ruleAnnounced.content': [
    '规则“{name}”将在 {time}（北京时间）提交 {count} 个包裹，预估 {total} {currency}，上限 {maximum} {currency}。{left}如不需要，请在此之前暂停规则。',
    'Your rule “{name}” will submit {count} {count|parcel|parcels} at {time} Beijing time, for about {total} {currency}; your ceiling is {maximum} {currency}.{left} Pause the rule before then to stop it.',
  ],
  'message.ruleSubmitted.title': ['已自动提交集运', 'Submitted by your rule'],
  'message.ruleSubmitted.content': [
    '规则“{name}”已提交集运订单 {code}：{count} 个包裹，预估 {total} {currency}。{left}',
    'Your rule “{name}” has submitted order {code} with {count} {count|parcel|parcels}, for about {total} {currency}.{left}',
  ],
  'message.ruleSkipped.title': ['本次没有自动提交', 'Nothing submitted this time'],
  'message.ruleSkipped.content': [
    '规则“{name}”本次没有提交：{reason}。规则继续有效。',
    'Your rule “{name}” has submitted nothing this time: {reason}. It stays in force.',
  ],
  'message.ruleWithdrawn.title': ['已取消本次自动提交', 'Submission called off'],
  'message.ruleWithdrawn.content': [
    '规则“{name}”预告的提交已取消：{reason}。规则继续有效。',
    'What your rule “{name}” had announced was called off: {reason}. The rule stays in force.',
  ],
  'message.ruleStopped.title': ['自动集运规则已停止', 'A rule has stopped'],
  'message.ruleStopped.content': [
    '规则“{name}”已停止，没有提交：{reason}。处理后可以重新启用。',
    'Your rule “{name}” has stopped without submitting: {reason}. Once that is put right you can resume it.',
  ],
} as const satisfies Catalogue
