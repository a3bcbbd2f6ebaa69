import { CASE_WORDS } from '../../../../server/demo/helpStories.ts'
import { DEMO_PARCELS } from '../../../../server/demo/parcels.ts'
import { receivingAccountRows } from '../../../../server/seed/tables/topups.ts'
import { warehouseRows } from '../../../../server/seed/tables/warehouses.ts'

/** Texts that stay Chinese: addresses and bank accounts in China, a language's own name, the demo customer's own words. */
const CHINESE_BY_NATURE = [
  ...DEMO_PARCELS.flatMap(({ declared }) => [
    declared?.remarks ?? '',
    declared?.material ?? '',
    ...(declared?.tags ?? []),
  ]),
  ...Object.values(CASE_WORDS),
  // Goods from a mall order are declared in the language they were bought in.
  '高粘封箱胶带（6 卷） 透明',
  ...warehouseRows().flatMap(({ recipient, detailsAddress, ...levels }) => [
    recipient,
    detailsAddress,
    // Shops in China need place names in Chinese.
    levels.lv1DisplayName['zh-Hans'],
    levels.lv2DisplayName['zh-Hans'],
    levels.lv3DisplayName['zh-Hans'],
  ]),
  ...receivingAccountRows().flatMap(({ bankHolderName, bankName, shopName }) => [
    bankHolderName ?? '',
    bankName ?? '',
    shopName ?? '',
  ]),
  // What the demo customer calls their rules and their address.
  '家居用品到齐就寄',
  '满 1 公斤海运',
  '年货到齐就寄',
  '家',
  '林小满',
  '简体中文',
]
  .filter((words) => words !== '')
  .sort((a, b) => b.length - a.length)

/** Lines of a screen's text that should be in English but aren't. */
export function chineseIn(text: string): string[] {
  return text.split('\n').filter((line) => {
    const rest = CHINESE_BY_NATURE.reduce((left, words) => left.replaceAll(words, ''), line)
    return /\p{Script=Han}/u.test(rest)
  })
}
