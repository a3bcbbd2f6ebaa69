import type { SeedProduct } from './seedProduct.ts'

/** What the mall sells for packing and travelling. */
export const PRODUCTS_FOR_THE_WAY: readonly SeedProduct[] = [
  {
    id: 'strong-carton',
    category: 'packing',
    name: ['五层加硬纸箱（3 个装）', 'Five-layer cartons, set of 3'],
    summary: ['跨境集运专用，承重 30 kg', 'Made for overseas shipping, carries 30 kg'],
    originalPrice: 3900n,
    soldCount: 862,
    skus: [
      ['40 × 30 × 30 cm', '40 × 30 × 30 cm', 2900n, 240],
      ['60 × 40 × 40 cm', '60 × 40 × 40 cm', 4500n, 118],
    ],
    detail: {
      zhHans: [
        '五层瓦楞，边角加厚，长途运输不易变形。',
        '付款后直接放入您的仓库，可与其他包裹一起合箱寄出。',
      ],
      en: [
        'Five layers of corrugated board with thick edges keep their shape on a long way.',
        'Once paid, they wait in your warehouse and can be shipped with your other parcels.',
      ],
    },
  },
  {
    id: 'packing-tape',
    category: 'packing',
    name: ['高粘封箱胶带（6 卷）', 'Strong packing tape, 6 rolls'],
    summary: ['低温不脆裂', 'Holds in the cold'],
    originalPrice: null,
    soldCount: 1530,
    skus: [
      ['透明', 'Clear', 1890n, 500],
      ['米黄', 'Beige', 1890n, 420],
    ],
    detail: { zhHans: ['宽 48 mm，每卷 100 米。'], en: ['48 mm wide, 100 m on each roll.'] },
  },
  {
    id: 'digital-scale',
    category: 'packing',
    name: ['手提行李电子秤', 'Digital luggage scale'],
    summary: ['50 kg 量程，误差 10 g', 'Up to 50 kg, to within 10 g'],
    originalPrice: 5900n,
    soldCount: 417,
    hasVideo: true,
    skus: [['白色', 'White', 3990n, 86]],
    detail: {
      zhHans: ['自动锁定读数，含电池。'],
      en: ['The reading locks by itself. Batteries are included.'],
    },
  },
  {
    id: 'carry-on-case',
    category: 'travel',
    name: ['20 寸登机箱', '20-inch carry-on case'],
    summary: ['静音万向轮，TSA 密码锁', 'Silent wheels and a TSA lock'],
    originalPrice: 39900n,
    soldCount: 203,
    hasVideo: true,
    skus: [
      ['雾蓝', 'Mist blue', 28900n, 32],
      ['米白', 'Off-white', 28900n, 27],
      ['石墨', 'Graphite', 29900n, 0],
    ],
    detail: {
      zhHans: ['PC 箱体，净重 2.8 kg。', '支持 7 天无理由退换（未使用）。'],
      en: ['A polycarbonate shell, 2.8 kg.', 'Unused cases can be returned within 7 days.'],
    },
  },
  {
    id: 'school-backpack',
    category: 'travel',
    name: ['轻量双肩包 22 L', 'Light backpack, 22 L'],
    summary: ['防泼水，可放 15 寸电脑', 'Sheds rain, fits a 15-inch laptop'],
    originalPrice: 15900n,
    soldCount: 689,
    skus: [
      ['海军蓝', 'Navy', 11900n, 74],
      ['橄榄绿', 'Olive', 11900n, 51],
    ],
    detail: { zhHans: ['仅重 480 g，背部透气网布。'], en: ['Only 480 g, with a mesh back.'] },
  },
  {
    id: 'travel-umbrella',
    category: 'travel',
    name: ['全自动折叠伞', 'Automatic folding umbrella'],
    summary: ['十骨抗风，防晒 UPF50+', 'Ten ribs against wind, UPF 50+'],
    originalPrice: null,
    soldCount: 944,
    skus: [
      ['黑色', 'Black', 4900n, 160],
      ['酒红', 'Wine red', 4900n, 95],
    ],
    detail: {
      zhHans: ['一键开合，收纳长度 30 cm。'],
      en: ['Opens and closes at a touch; 30 cm when folded.'],
    },
  },
]
