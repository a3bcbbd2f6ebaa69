import { LinkType } from '../../contracts/enumerations.ts'
import { localised } from '../../texts/localised.ts'
import { pictureUrl } from '../pictures.ts'

import type { pageContentItems } from '../../db/schema/index.ts'

type Link = readonly [linkType: LinkType, linkSourceValue: string]

/** The home page's banners; each has a picture `banner-<id>`. */
const BANNERS: readonly (readonly [id: string, zhHans: string, en: string, link: Link])[] = [
  [
    'calculate',
    '寄回家多少钱？一分钟算清',
    'What will it cost? Find out in a minute',
    [LinkType.PAGE, '/pages/transportation-channels/calculate/calculate'],
  ],
  [
    'first-shipment',
    '第一次集运，六步走完',
    'Your first shipment in six steps',
    [LinkType.ARTICLE, 'first-shipment'],
  ],
  [
    'coupons',
    '领券中心：运费券等您来领',
    'Coupon centre: save on your freight',
    [LinkType.PAGE, '/pages/users/my-coupon/coupon-list/coupon-list'],
  ],
  [
    'peak-season',
    '旺季收货与发货安排',
    'Receiving and shipping in the peak season',
    [LinkType.ANNOUNCE, 'peak-season-arrangements'],
  ],
  [
    'customs',
    '清关与禁运：什么能寄，什么不能寄',
    'What may be sent, and what may not',
    [LinkType.ARTICLE_CATEGORY, 'customs'],
  ],
  [
    'mall',
    '商城：纸箱、家乡味道，付款直接入仓',
    'The mall: paid for, it waits in your warehouse',
    [LinkType.PAGE, '/pages/tab-bar/store/store'],
  ],
  [
    'referral',
    '邀请朋友，一起省运费',
    'Invite friends and save together',
    [LinkType.PAGE, '/pages-user-referral/my-referral/my-referral'],
  ],
  [
    'australia',
    '寄澳大利亚之前：查一查能带什么（边防局官网）',
    'Before sending to Australia: the Border Force’s list',
    [LinkType.EXTERNAL_LINK, 'https://www.abf.gov.au/entering-and-leaving-australia/can-you-bring-it-in'],
  ],
]

export const PAGE_CONTENT_ITEM_ROWS: (typeof pageContentItems.$inferInsert)[] = BANNERS.map(
  ([id, zhHans, en, [linkType, linkSourceValue]], displayOrder) => ({
    id: `home-banner-${id}`,
    pageName: 'HOME',
    pageContentName: 'BANNER',
    image: pictureUrl(`banner-${id}`),
    displayTitle: localised(zhHans, en),
    linkType,
    linkSourceValue,
    displayOrder,
  }),
)
