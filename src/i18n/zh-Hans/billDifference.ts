export const billDifference = {
  'billDifference.title': '费用',
  'billDifference.estimated': '预估',
  'billDifference.actual': '实际',
  'billDifference.total.more': '比预估多 [[difference]]',
  'billDifference.total.less': '比预估少 [[difference]]',
  'billDifference.total.same': '与预估一致',

  'billDifference.ask': '对“[[name]]”有疑问',
  'billDifference.asked': '查看对“[[name]]”的提问',
  'billDifference.question': '[[name]]：预估 [[before]]，实际 [[now]]。\n[[causes]]\n请帮我核对这一项。',

  'billDifference.working.actual': '实重 [[actual]]\u00a0kg',
  'billDifference.working.volumetric': '体积重 [[size]]÷[[divisor]] = [[volumetric]]\u00a0kg',
  'billDifference.working.volume': '体积 [[volume]]\u00a0m³',
  'billDifference.working.charged': '[[how]] → [[charged]]',
} as const
