import { APP_NAME } from '../../texts/brand.ts'
import { localised } from '../../texts/localised.ts'
import { blocksOf } from './blocks.ts'
import { PRIVACY } from './pagePrivacy.ts'
import { TERMS } from './pageTerms.ts'

import type { contentPages } from '../../db/schema/index.ts'
import type { SeedArticle } from './seedArticle.ts'

type SeedPage = Omit<SeedArticle, 'summary'>

const ABOUT: SeedPage = {
  id: 'about',
  title: ['关于我们', 'About us'],
  zhHans: `
    ${APP_NAME['zh-Hans']}在广州白云区有自己的仓库，替住在海外的人收国内的快递，合成一箱寄到家门口。
    # 我们怎么做事
    - 重量、尺寸和照片放在一起，每一笔费用都说得清怎么算的。
    - 入库后 30 天免费仓储，超期每天 1 元，没有别的名目。
    - 包裹出了问题先停下来等您决定，不替您做主。
    # 服务范围
    从广州发往新加坡、马来西亚、澳大利亚、新西兰、美国和加拿大，有快递、空运、海运等方式。
    # 联系我们
    邮箱 service@example.com，电话 020-8000-0000。工作时间周一至周六 9:00–18:00（北京时间）。`,
  en: `
    ${APP_NAME.en} runs a warehouse of its own in Baiyun, Guangzhou. We receive parcels in China for people who live abroad, put them into one box and bring it to their door.
    # How we work
    - Weight, size and photo stand together, and every charge says how it was worked out.
    - 30 days of free storage after check-in, then ¥1 a day. Nothing else.
    - If something is wrong with a parcel we stop and let you decide.
    # Where to
    From Guangzhou to Singapore, Malaysia, Australia, New Zealand, the USA and Canada, by express, air, sea and more.
    # Contact
    service@example.com, telephone 020-8000-0000, Monday to Saturday 9:00–18:00 (Beijing time).`,
}

const LICENCES: SeedPage = {
  id: 'licences',
  title: ['开源许可', 'Open-source licences'],
  zhHans: `
    本应用使用了下列开放许可的素材和软件，感谢作者。
    - 图标：Lucide，ISC 许可。
    - 商品图与横幅：由微软 Fluent Emoji 绘制，MIT 许可，版权归 Microsoft Corporation 所有。
    - 应用框架：Taro，MIT 许可。
    - 界面：React、MobX，MIT 许可。
    - 二维码：uqr，MIT 许可。
    - 条码识别：ZXing，Apache 2.0 与 MIT 许可。
    完整的许可文本随各自的软件包发布。`,
  en: `
    This app uses the following openly licensed pictures and software, with thanks to their authors.
    - Icons: Lucide, ISC licence.
    - Product pictures and banners: drawn with Microsoft’s Fluent Emoji, MIT licence, copyright Microsoft Corporation.
    - Framework: Taro, MIT licence.
    - Interface: React and MobX, MIT licence.
    - QR codes: uqr, MIT licence.
    - Reading codes: ZXing, Apache 2.0 and MIT licences.
    The full licence texts come with the packages.`,
}

/** When the words of these pages last changed: what a customer agreed to has a date that no new database moves. */
const REVISED = new Date('2026-11-16T04:00:00Z')

/** The terms, the privacy policy and the like. */
export function contentPageRows(): (typeof contentPages.$inferInsert)[] {
  return [TERMS, PRIVACY, ABOUT, LICENCES].map(({ id, title, zhHans, en }) => ({
    id,
    displayTitle: localised(...title),
    content: { 'zh-Hans': blocksOf(zhHans), en: blocksOf(en) },
    updatedTime: REVISED,
  }))
}
