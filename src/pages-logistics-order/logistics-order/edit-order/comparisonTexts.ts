import { t } from '@/i18n'

/** Texts of the comparison between the current estimate and the new one. */
export function comparisonTexts() {
  return {
    title: t('order.sectionBill'),
    before: t('editOrder.before'),
    after: t('editOrder.after'),
    same: t('editOrder.same'),
    more: (difference: string) => t('editOrder.more', { difference }),
    less: (difference: string) => t('editOrder.less', { difference }),
  }
}
