import type { WarehouseAddress } from '@/model/address/warehouseAddress'

import { anAddress } from './factories'

const ID_CODE = 'FW100001'

/** Two warehouses as the server returns them, with the same customer's code. */
export const GUANGZHOU: WarehouseAddress = anAddress({
  id: 'warehouse-guangzhou',
  name: '广州仓',
  idCode: ID_CODE,
  recipient: `远途集运 ${ID_CODE}`,
  mobile: '13800138000',
  postCode: '510470',
  detailsAddress: `人和镇鹤龙六路 88 号物流园 B 栋 3 号门 ${ID_CODE}`,
  tips: '识别码请勿删改。',
})

export const YIWU: WarehouseAddress = anAddress({
  id: 'warehouse-yiwu',
  name: '义乌仓',
  idCode: ID_CODE,
  recipient: `远途集运 ${ID_CODE}`,
  mobile: '13900139000',
  postCode: '322000',
  lv1DisplayName: '浙江省',
  lv2DisplayName: '金华市',
  lv3DisplayName: '义乌市',
  detailsAddress: `北苑街道春晗路 366 号物流园 2 栋 5 号门 ${ID_CODE}`,
})

/** The same address in English. */
export function inEnglish(address: WarehouseAddress): WarehouseAddress {
  return address.id === YIWU.id
    ? {
        ...address,
        name: 'Yiwu warehouse',
        lv0DisplayName: 'China',
        lv1DisplayName: 'Zhejiang',
        lv2DisplayName: 'Jinhua',
        lv3DisplayName: 'Yiwu',
      }
    : {
        ...address,
        name: 'Guangzhou warehouse',
        lv0DisplayName: 'China',
        lv1DisplayName: 'Guangdong',
        lv2DisplayName: 'Guangzhou',
        lv3DisplayName: 'Baiyun District',
      }
}
