import type { billDifference as zhHans } from '../zh-Hans/billDifference'

export const billDifference: Record<keyof typeof zhHans, string> = {
  'billDifference.title': 'Cost',
  'billDifference.estimated': 'Estimate',
  'billDifference.actual': 'Actual',
  'billDifference.total.more': '[[difference]] more than estimated',
  'billDifference.total.less': '[[difference]] less than estimated',
  'billDifference.total.same': 'As estimated',

  'billDifference.ask': 'Ask about “[[name]]”',
  'billDifference.asked': 'See your question about “[[name]]”',
  'billDifference.question':
    '[[name]]: estimated [[before]], charged [[now]].\n[[causes]]\nPlease check this charge.',

  'billDifference.working.actual': 'Actual weight [[actual]]\u00a0kg',
  'billDifference.working.volumetric': 'Volumetric weight [[size]]÷[[divisor]] = [[volumetric]]\u00a0kg',
  'billDifference.working.volume': 'Volume [[volume]]\u00a0m³',
  'billDifference.working.charged': '[[how]] → [[charged]]',
}
