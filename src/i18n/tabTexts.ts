import { t } from './'

/** The names of the tabs, in their order. */
export function tabTexts(): readonly string[] {
  return [t('tab.home'), t('tab.store'), t('tab.warehouseAddress'), t('tab.mine')]
}
