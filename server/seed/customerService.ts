import { localised } from '../texts/localised.ts'
import { pictureUrl } from './pictures.ts'

import type { customerServices } from '../db/schema/index.ts'

const WEEKDAYS = localised('周一至周五 9:00–18:00（北京时间）', 'Monday to Friday 9:00–18:00 (Beijing time)')
const EVENINGS = localised(
  '周二至周六 13:00–22:00（北京时间）',
  'Tuesday to Saturday 13:00–22:00 (Beijing time)',
)

type Contact = typeof customerServices.$inferInsert

/**
 * What a contact's QR code says: a contact card, which WeChat and every camera reads. Only WeChat can make the code
 * that adds a friend, so real persons bring theirs.
 */
export function contactCard({ name, wechatId, mobile, email }: Contact): string {
  return [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${name['zh-Hans']}`,
    `FN:${name['zh-Hans']}`,
    `TEL:+86${mobile}`,
    `EMAIL:${email}`,
    `NOTE:WeChat ${wechatId}`,
    'END:VCARD',
  ].join('\n')
}

export const CUSTOMER_SERVICES: Contact[] = [
  {
    id: 'customer-service-xiaoyu',
    name: localised('陈晓雨', 'Chen Xiaoyu'),
    nickname: localised('小雨', 'Rain'),
    wechatId: 'yuantu_xiaoyu',
    qrCode: pictureUrl('customer-service-xiaoyu'),
    mobile: '13800138001',
    email: 'xiaoyu@example.com',
    workingHours: WEEKDAYS,
  },
  {
    id: 'customer-service-aming',
    name: localised('黄志明', 'Huang Zhiming'),
    nickname: localised('阿明', 'Ming'),
    wechatId: 'yuantu_aming',
    qrCode: pictureUrl('customer-service-aming'),
    mobile: '13800138002',
    email: 'aming@example.com',
    workingHours: EVENINGS,
  },
  {
    id: 'customer-service-jiajia',
    name: localised('林嘉怡', 'Lin Jiayi'),
    nickname: localised('嘉嘉', 'Jiajia'),
    wechatId: 'yuantu_jiajia',
    qrCode: pictureUrl('customer-service-jiajia'),
    mobile: '13800138003',
    email: 'jiajia@example.com',
    workingHours: WEEKDAYS,
  },
]
