import { t } from './'

/** The tab names, in tab bar order. */
export function tabTexts(): readonly string[] {
  return [t('tab.home'), t('tab.store'), t('tab.warehouseAddress'), t('tab.mine')]
}
