import { AdditionalServiceType as Type, BusinessType } from '../contracts/enumerations.ts'
import { localised } from '../texts/localised.ts'

import type { additionalServices } from '../db/schema/index.ts'

type NewService = typeof additionalServices.$inferInsert
type Words = readonly [zhHans: string, en: string]

/** What the warehouse does on request; prices are in minor units of yuan. */
const SERVICES: Omit<NewService, 'displayOrder'>[] = [
  service(
    'photo-inspection',
    Type.PARCEL,
    500n,
    ['开箱拍照', 'Photo inspection'],
    ['开箱拍摄 3 张实物照片', 'The parcel is opened and three photos are taken'],
  ),
  service(
    'count-check',
    Type.PARCEL,
    300n,
    ['清点数量', 'Count check'],
    ['按申报件数清点物品', 'The items are counted against your declaration'],
  ),
  service(
    'remove-shoe-boxes',
    Type.PARCEL,
    200n,
    ['去鞋盒', 'Remove shoe boxes'],
    ['去掉鞋盒，减小体积重', 'Shoe boxes are taken off, which saves volume'],
  ),
  service(
    'remove-packaging',
    Type.PARCEL,
    200n,
    ['去外包装', 'Remove outer packaging'],
    ['去掉多余的快递纸箱', 'The courier’s box is taken off'],
  ),
  service(
    'vacuum',
    Type.PARCEL,
    600n,
    ['抽真空', 'Vacuum packing'],
    ['衣物、被褥抽真空压缩', 'Clothes and bedding are packed without air'],
  ),
  service(
    'fragile',
    Type.PARCEL,
    800n,
    ['易碎品保护', 'Fragile protection'],
    ['气泡柱包裹并贴易碎标签', 'Wrapped in air columns and labelled fragile'],
  ),
  service(
    'reinforced-packing',
    Type.LOGISTICS_ORDER,
    1500n,
    ['加固打包', 'Reinforced packing'],
    ['五层纸箱并打包带加固', 'A five-layer carton with straps'],
  ),
  service(
    'wooden-crate',
    Type.LOGISTICS_ORDER,
    8000n,
    ['打木架', 'Wooden crate'],
    ['适合家具与大件', 'For furniture and large pieces'],
  ),
  service(
    'waterproof-wrap',
    Type.LOGISTICS_ORDER,
    1000n,
    ['防水缠膜', 'Waterproof wrap'],
    ['整箱缠绕防水膜', 'The whole box is wrapped in film'],
  ),
  service(
    'remove-invoice',
    Type.LOGISTICS_ORDER,
    0n,
    ['取出小票', 'Remove invoices'],
    ['取出包裹内的购物小票', 'Receipts are taken out of the parcels'],
  ),
  {
    ...service(
      'detail-photos',
      Type.STORED_PARCEL,
      500n,
      ['细节拍照', 'Detail photos'],
      ['打开包裹，拍摄物品细节照片', 'The parcel is opened and its contents are photographed up close'],
    ),
    result: 'PHOTOS',
  },
  {
    ...service(
      'repacking',
      Type.STORED_PARCEL,
      800n,
      ['换箱重新打包', 'Repacking'],
      ['换成更合适的纸箱，重新称重量尺寸', 'Moved to a box that fits, then weighed and measured again'],
    ),
    result: 'MEASURES',
  },
  {
    ...service(
      'retail-packaging-off',
      Type.STORED_PARCEL,
      300n,
      ['拆除零售包装', 'Take off retail packaging'],
      [
        '去掉礼盒、鞋盒等零售包装，重新称重',
        'Gift and shoe boxes are taken off and the parcel is weighed again',
      ],
    ),
    result: 'MEASURES',
  },
  {
    ...service(
      'longer-storage-15',
      Type.STORED_PARCEL,
      800n,
      ['延长免费仓储 15 天', '15 more days of free storage'],
      ['立即生效，每件包裹可购一次', 'At once; once for each parcel'],
    ),
    result: 'FREE_DAYS',
    freeDays: 15,
  },
  {
    ...service(
      'longer-storage-30',
      Type.STORED_PARCEL,
      1500n,
      ['延长免费仓储 30 天', '30 more days of free storage'],
      ['立即生效，每件包裹可购一次', 'At once; once for each parcel'],
    ),
    result: 'FREE_DAYS',
    freeDays: 30,
  },
]

export const ADDITIONAL_SERVICES: NewService[] = SERVICES.map((row, displayOrder) => ({
  ...row,
  displayOrder,
}))

function service(
  id: string,
  additionalServiceType: Type,
  price: bigint,
  name: Words,
  description: Words,
): Omit<NewService, 'displayOrder'> {
  return {
    id,
    businessType: BusinessType.SHIP_FOR_ME,
    additionalServiceType,
    displayName: localised(...name),
    description: localised(...description),
    price,
    currencyCode: 'CNY',
  }
}
