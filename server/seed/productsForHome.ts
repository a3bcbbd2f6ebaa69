import type { SeedProduct } from './seedProduct.ts'

/** What the mall sells for using and enjoying at home. */
export const PRODUCTS_FOR_HOME: readonly SeedProduct[] = [
  {
    id: 'wireless-earphones',
    category: 'digital',
    name: ['真无线蓝牙耳机', 'Wireless earphones'],
    summary: ['主动降噪，续航 30 小时', 'Noise cancelling, 30 hours of play'],
    originalPrice: 29900n,
    soldCount: 1208,
    skus: [
      ['云白', 'Cloud white', 19900n, 140],
      ['夜黑', 'Night black', 19900n, 133],
    ],
    detail: {
      zhHans: ['含锂电池，请选择可寄带电产品的渠道。'],
      en: ['Contains a lithium battery: choose a channel that takes batteries.'],
    },
  },
  {
    id: 'travel-adapter',
    category: 'digital',
    name: ['全球通用转换插头', 'World travel adapter'],
    summary: ['英、美、欧、澳标四合一', 'UK, US, EU and AU in one'],
    originalPrice: 8900n,
    soldCount: 775,
    skus: [
      ['65 W 快充版', '65 W fast charging', 6900n, 210],
      ['标准版', 'Standard', 3900n, 305],
    ],
    detail: {
      zhHans: ['双 USB-C 与单 USB-A，过载自动断电。'],
      en: ['Two USB-C and one USB-A port; switches off when overloaded.'],
    },
  },
  {
    id: 'mechanical-keyboard',
    category: 'digital',
    name: ['87 键机械键盘', '87-key mechanical keyboard'],
    summary: ['热插拔，三模连接', 'Hot-swappable, three ways to connect'],
    originalPrice: null,
    soldCount: 331,
    skus: [
      ['茶轴', 'Brown switches', 25900n, 44],
      ['红轴', 'Red switches', 25900n, 38],
    ],
    detail: {
      zhHans: ['PBT 键帽，支持有线、蓝牙与 2.4 G。'],
      en: ['PBT keycaps; wired, Bluetooth and 2.4 G.'],
    },
  },
  {
    id: 'oolong-tea',
    category: 'taste-of-home',
    name: ['凤凰单丛乌龙茶 250 g', 'Phoenix oolong tea, 250 g'],
    summary: ['潮州乌岽山，蜜兰香', 'From Chaozhou, with a honey-orchid note'],
    originalPrice: 16800n,
    soldCount: 512,
    skus: [
      ['罐装', 'Tin', 12800n, 90],
      ['礼盒', 'Gift box', 16800n, 40],
    ],
    detail: { zhHans: ['当年春茶，密封充氮。'], en: ['This year’s spring tea, sealed in nitrogen.'] },
  },
  {
    id: 'mooncake-box',
    category: 'taste-of-home',
    name: ['广式月饼礼盒', 'Cantonese mooncakes, gift box'],
    summary: ['双黄白莲蓉，8 枚装', 'White lotus with two yolks, 8 pieces'],
    originalPrice: 23800n,
    soldCount: 296,
    skus: [['8 枚', '8 pieces', 18800n, 66]],
    detail: {
      zhHans: ['含蛋黄，部分国家禁止入境，下单前请确认。'],
      en: ['Contains egg: some countries refuse it, please check before ordering.'],
    },
  },
  {
    id: 'instant-noodles',
    category: 'taste-of-home',
    name: ['螺蛳粉（6 袋）', 'River-snail noodles, 6 bags'],
    summary: ['柳州原产，加臭加辣', 'From Liuzhou, extra hot'],
    originalPrice: null,
    soldCount: 2033,
    skus: [
      ['原味', 'Original', 5900n, 380],
      ['麻辣', 'Extra hot', 6200n, 265],
    ],
    detail: { zhHans: ['每袋 330 g，保质期 180 天。'], en: ['330 g a bag, keeps for 180 days.'] },
  },
  {
    id: 'thermos-bottle',
    category: 'daily',
    name: ['316 不锈钢保温杯 500 ml', 'Steel vacuum bottle, 500 ml'],
    summary: ['12 小时保温', 'Stays hot for 12 hours'],
    originalPrice: 12900n,
    soldCount: 1120,
    skus: [
      ['珍珠白', 'Pearl white', 8900n, 150],
      ['墨绿', 'Dark green', 8900n, 122],
    ],
    detail: {
      zhHans: ['内胆 316 不锈钢，杯盖可作茶杯。'],
      en: ['316 steel inside; the lid serves as a cup.'],
    },
  },
  {
    id: 'bath-towels',
    category: 'daily',
    name: ['新疆长绒棉浴巾（2 条）', 'Long-staple cotton towels, set of 2'],
    summary: ['70 × 140 cm，吸水柔软', '70 × 140 cm, soft and absorbent'],
    originalPrice: 15900n,
    soldCount: 458,
    skus: [
      ['浅灰', 'Light grey', 10900n, 88],
      ['奶油', 'Cream', 10900n, 79],
    ],
    detail: { zhHans: ['600 克重，可机洗。'], en: ['600 gsm, machine washable.'] },
  },
  {
    id: 'desk-lamp',
    category: 'daily',
    name: ['护眼台灯', 'Desk lamp'],
    summary: ['国 AA 级照度，无级调光', 'Even light, dims smoothly'],
    originalPrice: 25900n,
    soldCount: 187,
    skus: [['白色', 'White', 19900n, 58]],
    detail: { zhHans: ['USB-C 供电，全球电压可用。'], en: ['Runs on USB-C, anywhere in the world.'] },
  },
]
