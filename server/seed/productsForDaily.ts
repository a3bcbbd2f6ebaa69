import type { SeedProduct } from './seedProduct.ts'

/** What the mall sells for every day, beside what stands in the other lists. */
export const PRODUCTS_FOR_DAILY: readonly SeedProduct[] = [
  {
    id: 'luggage-tags',
    category: 'travel',
    name: ['行李牌（2 个）', 'Luggage tags, set of 2'],
    summary: ['信息内藏，钢丝绳扣', 'Details stay hidden; with a steel loop'],
    originalPrice: null,
    soldCount: 356,
    skus: [
      ['姜黄', 'Mustard', 2200n, 140],
      ['墨蓝', 'Ink blue', 2200n, 121],
    ],
    detail: {
      zhHans: ['硅胶材质，不怕雨淋，附可替换的信息卡。'],
      en: ['Silicone that minds no rain, with cards that can be replaced.'],
    },
  },
  {
    id: 'storage-basket',
    category: 'travel',
    name: ['手编收纳提篮', 'Woven storage basket'],
    summary: ['纸绳编织，可折叠', 'Woven from paper cord, folds flat'],
    originalPrice: 7900n,
    soldCount: 264,
    skus: [
      ['小号', 'Small', 4900n, 0],
      ['大号', 'Large', 6500n, 0],
    ],
    detail: {
      zhHans: ['纸绳编织，不含竹藤，寄往澳大利亚和新西兰更省心。', '折叠后厚约 4 cm。'],
      en: [
        'Paper cord, without bamboo or rattan: easier for Australia and New Zealand.',
        'About 4 cm thick when folded.',
      ],
    },
  },
  {
    id: 'wireless-mouse',
    category: 'digital',
    name: ['静音无线鼠标', 'Silent wireless mouse'],
    summary: ['蓝牙与 2.4 G 双模', 'Bluetooth and 2.4 G'],
    originalPrice: 9900n,
    soldCount: 921,
    skus: [
      ['浅灰', 'Light grey', 6900n, 168],
      ['石墨', 'Graphite', 6900n, 143],
    ],
    detail: {
      zhHans: ['使用一节五号电池（不含），三档 DPI。'],
      en: ['Takes one AA cell (not included); three speeds.'],
    },
  },
  {
    id: 'dried-chillies',
    category: 'taste-of-home',
    name: ['四川二荆条干辣椒 200 g', 'Sichuan dried chillies, 200 g'],
    summary: ['香而不燥，去柄精选', 'Fragrant rather than fierce, stems removed'],
    originalPrice: null,
    soldCount: 744,
    skus: [
      ['整椒', 'Whole', 2600n, 190],
      ['辣椒面', 'Ground', 2800n, 155],
    ],
    detail: {
      zhHans: ['工厂密封包装，保质期 12 个月。', '植物产品，寄往澳大利亚、新西兰请先问客服。'],
      en: [
        'Sealed in a factory, keeps for 12 months.',
        'A plant product: ask us before shipping it to Australia or New Zealand.',
      ],
    },
  },
  {
    id: 'sesame-candy',
    category: 'taste-of-home',
    name: ['手工芝麻酥糖 300 g', 'Sesame candy, 300 g'],
    summary: ['独立小包，老字号配方', 'Individually wrapped, an old recipe'],
    originalPrice: 3900n,
    soldCount: 508,
    skus: [
      ['黑芝麻', 'Black sesame', 2900n, 122],
      ['花生', 'Peanut', 2900n, 104],
    ],
    detail: {
      zhHans: ['不含奶和蛋，保质期 180 天。含芝麻或花生，过敏者请注意。'],
      en: ['No milk or egg, keeps for 180 days. Contains sesame or peanut: mind allergies.'],
    },
  },
  {
    id: 'knitted-scarf',
    category: 'daily',
    name: ['羊毛混纺针织围巾', 'Knitted wool-blend scarf'],
    summary: ['190 × 32 cm，柔软不扎', '190 × 32 cm, soft on the skin'],
    originalPrice: 16900n,
    soldCount: 312,
    skus: [
      ['酒红', 'Wine red', 11900n, 58],
      ['燕麦', 'Oat', 11900n, 49],
    ],
    detail: {
      zhHans: ['羊毛 50%，腈纶 50%，建议手洗平铺晾干。'],
      en: ['50% wool, 50% acrylic. Wash by hand and dry flat.'],
    },
  },
  {
    id: 'alloy-chopsticks',
    category: 'daily',
    name: ['合金筷子（10 双）', 'Alloy chopsticks, 10 pairs'],
    summary: ['耐高温，可进洗碗机', 'Heat-proof and dishwasher-safe'],
    originalPrice: null,
    soldCount: 1275,
    skus: [
      ['红黑', 'Red and black', 3900n, 260],
      ['纯黑', 'Black', 3900n, 233],
    ],
    detail: {
      zhHans: ['玻璃纤维合金材质，不是木制品，清关更简单。'],
      en: ['A glass-fibre alloy, not wood, which makes customs simpler.'],
    },
  },
  {
    id: 'sewing-kit',
    category: 'daily',
    name: ['家用针线盒（38 件）', 'Sewing kit, 38 pieces'],
    summary: ['24 色线，带剪刀和卷尺', '24 threads, with scissors and a tape'],
    originalPrice: 4500n,
    soldCount: 433,
    skus: [['蓝色', 'Blue', 3200n, 87]],
    detail: {
      zhHans: ['硬壳收纳盒，可放进行李箱托运。'],
      en: ['In a hard case; pack it into checked luggage.'],
    },
  },
]
