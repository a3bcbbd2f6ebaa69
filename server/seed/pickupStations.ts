import { localised } from '../texts/localised.ts'

import type { pickupStations } from '../db/schema/index.ts'

type NewStation = typeof pickupStations.$inferInsert
type Words = readonly [zhHans: string, en: string]

const DAILY: Words = ['每天 10:00–21:00', 'Daily 10:00–21:00']
const WEEKDAYS: Words = ['周一至周五 9:00–18:00，周六 10:00–16:00', 'Mon–Fri 9:00–18:00, Sat 10:00–16:00']
const LATE: Words = ['每天 11:00–22:00', 'Daily 11:00–22:00']

export const PICKUP_STATIONS: NewStation[] = [
  station('sg-chinatown', 'sg', [
    ['牛车水自提点', 'Chinatown pickup point'],
    ['欧南园桥南路一段 12 号 #01-08，059805', '12 Upper Cross Street #01-08, Singapore 059805'],
    '+65 6000 1101',
    DAILY,
    1.2846,
    103.8439,
  ]),
  station('sg-jurong', 'sg', [
    ['裕廊东自提点', 'Jurong East pickup point'],
    ['裕廊东 13 街 135 座 #01-327，600135', 'Blk 135 Jurong East Street 13 #01-327, Singapore 600135'],
    '+65 6000 1102',
    DAILY,
    1.3367,
    103.7383,
  ]),
  station('sg-tampines', 'sg', [
    ['淡滨尼自提点', 'Tampines pickup point'],
    ['淡滨尼 81 街 823A 座 #01-52，521823', 'Blk 823A Tampines Street 81 #01-52, Singapore 521823'],
    '+65 6000 1103',
    LATE,
    1.3491,
    103.9336,
  ]),
  station('my-bukit-bintang', 'my-west', [
    ['吉隆坡武吉免登自提点', 'Bukit Bintang pickup point'],
    ['吉隆坡武吉免登路 168 号一楼，55100', '168 Jalan Bukit Bintang, Level 1, 55100 Kuala Lumpur'],
    '+60 3-2000 1101',
    DAILY,
    3.1478,
    101.7137,
  ]),
  station('my-subang-jaya', 'my-west', [
    ['梳邦再也自提点', 'Subang Jaya pickup point'],
    ['雪兰莪梳邦再也 SS15/4D 路 26 号，47500', '26 Jalan SS15/4D, 47500 Subang Jaya, Selangor'],
    '+60 3-2000 1102',
    LATE,
    3.0766,
    101.5883,
  ]),
  station('my-johor-bahru', 'my-west', [
    ['新山自提点', 'Johor Bahru pickup point'],
    ['柔佛新山须德宏路 88 号，80300', '88 Jalan Sutera Tanjung, 80300 Johor Bahru, Johor'],
    '+60 7-200 1103',
    DAILY,
    1.5136,
    103.6682,
  ]),
  station('my-george-town', 'my-west', [
    ['槟城乔治市自提点', 'George Town pickup point'],
    ['槟城乔治市汕头街 45 号，10100', '45 Lebuh Kimberley, 10100 George Town, Penang'],
    '+60 4-200 1104',
    DAILY,
    5.4158,
    100.3331,
  ]),
  station('my-kota-kinabalu', 'my-east', [
    ['亚庇自提点', 'Kota Kinabalu pickup point'],
    ['沙巴亚庇加雅街 60 号，88000', '60 Gaya Street, 88000 Kota Kinabalu, Sabah'],
    '+60 88-200 105',
    WEEKDAYS,
    5.9843,
    116.0775,
  ]),
  station('my-kuching', 'my-east', [
    ['古晋自提点', 'Kuching pickup point'],
    ['砂拉越古晋亚答街 21 号，93000', '21 Carpenter Street, 93000 Kuching, Sarawak'],
    '+60 82-200 106',
    WEEKDAYS,
    1.5583,
    110.3449,
  ]),
  station('au-sydney', 'au', [
    ['悉尼自提点', 'Sydney pickup point'],
    ['悉尼干草市场迪克逊街 50 号，2000', '50 Dixon Street, Haymarket NSW 2000'],
    '+61 2 5550 1101',
    DAILY,
    -33.8788,
    151.2041,
  ]),
  station('au-box-hill', 'au', [
    ['墨尔本博士山自提点', 'Box Hill pickup point'],
    ['墨尔本博士山站街 18 号，3128', '18 Station Street, Box Hill VIC 3128'],
    '+61 3 5550 1102',
    DAILY,
    -37.8183,
    145.1222,
  ]),
  station('au-sunnybank', 'au', [
    ['布里斯班桑尼班克自提点', 'Sunnybank pickup point'],
    ['布里斯班桑尼班克曼斯路 342 号，4109', '342 Mains Road, Sunnybank QLD 4109'],
    '+61 7 5550 1103',
    WEEKDAYS,
    -27.5709,
    153.0622,
  ]),
  station('nz-auckland', 'nz', [
    ['奥克兰自提点', 'Auckland pickup point'],
    ['奥克兰多米尼路 520 号，1024', '520 Dominion Road, Mount Eden, Auckland 1024'],
    '+64 9 555 1101',
    DAILY,
    -36.8868,
    174.7466,
  ]),
  station('nz-christchurch', 'nz', [
    ['基督城自提点', 'Christchurch pickup point'],
    ['基督城里卡顿路 186 号，8041', '186 Riccarton Road, Christchurch 8041'],
    '+64 3 555 1102',
    WEEKDAYS,
    -43.5307,
    172.5943,
  ]),
  station('us-flushing', 'us', [
    ['纽约法拉盛自提点', 'Flushing pickup point'],
    ['纽约法拉盛王子街 36-20 号，11354', '36-20 Prince Street, Flushing, NY 11354'],
    '+1 718-555-0101',
    DAILY,
    40.7621,
    -73.8334,
  ]),
  station('us-alhambra', 'us', [
    ['洛杉矶阿罕布拉自提点', 'Alhambra pickup point'],
    ['加州阿罕布拉谷大道 1200 号，91801', '1200 W Valley Blvd, Alhambra, CA 91801'],
    '+1 626-555-0102',
    DAILY,
    34.0792,
    -118.1402,
  ]),
  station('ca-richmond', 'ca', [
    ['温哥华列治文自提点', 'Richmond pickup point'],
    ['列治文三号路 4800 号，V6X 3A6', '4800 No. 3 Road, Richmond, BC V6X 3A6'],
    '+1 604-555-0101',
    DAILY,
    49.1771,
    -123.1364,
  ]),
  station('ca-markham', 'ca', [
    ['多伦多万锦自提点', 'Markham pickup point'],
    ['万锦士提大道 3200 号，L3R 4G9', '3200 Steeles Avenue East, Markham, ON L3R 4G9'],
    '+1 905-555-0102',
    LATE,
    43.8176,
    -79.3407,
  ]),
].map((row, displayOrder) => ({ ...row, displayOrder }))

function station(
  id: string,
  regionGroupId: string,
  [displayName, address, mobile, openingHours, latitude, longitude]: readonly [
    Words,
    Words,
    string,
    Words,
    number,
    number,
  ],
): Omit<NewStation, 'displayOrder'> {
  return {
    id,
    regionGroupId,
    displayName: localised(...displayName),
    address: localised(...address),
    mobile,
    openingHours: localised(...openingHours),
    latitude,
    longitude,
  }
}
