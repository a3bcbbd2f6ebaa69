import type { billDifference as zhHans } from '../zh-Hans/billDifference'

export const billDifference: Record<keyof typeof zhHans, string> = {
  'billDifference.title': 'Cost',
  'billDifference.estimated': 'Estimate',
  'billDifference.actual': 'Actual',
  'billDifference.total.more': '[[difference]] more than estimated',
  'billDifference.total.less': '[[difference]] less than estimated',
  'billDifference.total.same': 'As estimated',
  'billDifference.unexplained':
    'The bill doesn’t say where [[amount]] of this comes from. Please ask customer service',

  'billDifference.measure.more':
    'Packed, the [[name]] is [[now]], [[difference]] more than estimated; [[charged]]',
  'billDifference.measure.less':
    'Packed, the [[name]] is [[now]], [[difference]] less than estimated; [[charged]]',
  'billDifference.measure.other':
    'Packed, the [[name]] is the larger with [[now]] (in the estimate it was the [[nameBefore]], [[before]]); [[charged]]',
  'billDifference.by.actual': 'actual weight',
  'billDifference.by.volumetric': 'volumetric weight',
  'billDifference.by.volume': 'volume',
  'billDifference.charged': '[[now]] is charged instead of [[before]]',
  'billDifference.charged.step': 'in steps of [[step]], [[now]] is charged instead of [[before]]',
  'billDifference.charged.minimum': 'below the minimum, so [[now]] is charged instead of [[before]]',
  'billDifference.rule': 'The rules for charging have changed ([[changes]]); [[charged]]',
  'billDifference.comma': ', ',
  'billDifference.rule.divisor': 'divisor [[before]] → [[now]]',
  'billDifference.rule.step': 'steps [[before]] → [[now]]',
  'billDifference.rule.minimum': 'minimum [[before]] → [[now]]',
  'billDifference.terms': 'The price has changed: “[[now]]” instead of the estimate’s “[[before]]”',
  'billDifference.coupon': 'Follows the shipping: “[[now]]” instead of the estimate’s “[[before]]”',
  'billDifference.days':
    '[[now]] [[now|day|days]] beyond free storage instead of [[before]][[parcels]], at [[fee]] a day',
  'billDifference.parcels': ' ([[count]] parcels together)',
  'billDifference.count': 'Done [[now]] [[now|time|times]] instead of [[before]], at [[price]] each',
  'billDifference.insuredValue':
    'By the declared value and exchange rate at weighing, [[now]] is insured instead of [[before]]',
  'billDifference.freight': '[[percent]]% off the shipping, which is [[now]] instead of [[before]]',
  'billDifference.freightLeft':
    'Limited to the shipping after the VIP discount, which is [[now]] instead of [[before]]',
  'billDifference.taxable': '[[percent]]% of the costs above, which are [[now]] instead of [[before]]',
  'billDifference.collecting':
    'Freight collect that the warehouse paid for you; not known when you submitted',
  'billDifference.added': 'Not in the estimate; [[how]]',
  'billDifference.removed': 'Not on the actual bill',
  'billDifference.couponUsed': 'Chosen after the weighing; [[how]]',
  'billDifference.couponUnused': 'Not used for the actual bill; you have the coupon back',
  'billDifference.unknown': 'The bill doesn’t say why. You can ask us',

  'billDifference.ask': 'Ask about this charge',
  'billDifference.asked': 'See your question',
  'billDifference.question':
    '[[name]]: estimated [[before]], charged [[now]].\n[[causes]]\nPlease check this charge.',

  'billDifference.working.actual': 'Actual weight [[actual]]\u00a0kg',
  'billDifference.working.volumetric': 'Volumetric weight [[size]]÷[[divisor]] = [[volumetric]]\u00a0kg',
  'billDifference.working.volume': 'Volume [[volume]]\u00a0m³',
  'billDifference.working.charged': '[[how]] → [[charged]]',
}
