import type { SeedProduct } from './seedProduct.ts'

/** What the mall sells for babies and children. */
export const PRODUCTS_FOR_FAMILY: readonly SeedProduct[] = [
  {
    id: 'baby-bottle',
    category: 'mother-baby',
    name: ['宽口径 PPSU 奶瓶', 'Wide-neck PPSU baby bottle'],
    summary: ['耐高温消毒，防胀气奶嘴', 'Can be sterilised; the teat lets air out'],
    originalPrice: 11900n,
    soldCount: 642,
    skus: [
      ['160 ml', '160 ml', 7900n, 96],
      ['240 ml', '240 ml', 8900n, 118],
      ['两只装（160 + 240 ml）', 'Set of two (160 + 240 ml)', 15600n, 40],
    ],
    detail: {
      zhHans: ['瓶身为 PPSU 材质，可煮沸或蒸汽消毒。', '附 S 号奶嘴一个，其他月龄的奶嘴请另外选购。'],
      en: [
        'The bottle is made of PPSU and may be boiled or steamed.',
        'Comes with one teat of size S; teats for other ages are sold separately.',
      ],
    },
  },
  {
    id: 'plush-bear',
    category: 'mother-baby',
    name: ['安抚毛绒小熊 35 cm', 'Plush bear, 35 cm'],
    summary: ['绣花眼睛，可机洗', 'Embroidered eyes, machine washable'],
    originalPrice: null,
    soldCount: 873,
    skus: [
      ['焦糖色', 'Caramel', 6900n, 130],
      ['奶白色', 'Cream', 6900n, 84],
    ],
    detail: {
      zhHans: ['没有塑料小零件，适合 0 岁以上。', '体积大、分量轻，寄出时建议抽真空。'],
      en: [
        'No small plastic parts; from birth.',
        'Large but light: vacuum packing is worth it when you ship it.',
      ],
    },
  },
  {
    id: 'jigsaw-puzzle',
    category: 'mother-baby',
    name: ['儿童进阶拼图（4 幅）', 'Children’s jigsaws, set of 4'],
    summary: ['12、24、36、48 片，由易到难', '12, 24, 36 and 48 pieces, from easy to hard'],
    originalPrice: 5900n,
    soldCount: 418,
    skus: [
      ['海洋', 'Ocean', 4500n, 75],
      ['恐龙', 'Dinosaurs', 4500n, 66],
    ],
    detail: {
      zhHans: ['3 毫米厚灰板纸，圆角打磨，每幅独立收纳袋。'],
      en: ['3 mm greyboard with rounded corners; a bag for each picture.'],
    },
  },
  {
    id: 'baby-socks',
    category: 'mother-baby',
    name: ['宝宝精梳棉袜（5 双）', 'Combed cotton baby socks, 5 pairs'],
    summary: ['松口不勒，无骨缝合', 'Loose tops and flat seams'],
    originalPrice: 4900n,
    soldCount: 1366,
    skus: [
      ['0–1 岁', '0–1 year', 3500n, 210],
      ['1–3 岁', '1–3 years', 3500n, 188],
      ['3–5 岁', '3–5 years', 3900n, 97],
    ],
    detail: {
      zhHans: ['棉 80%，聚酯纤维 17%，氨纶 3%。', '1 岁以上的款式鞋底有防滑点胶。'],
      en: [
        '80% cotton, 17% polyester, 3% elastane.',
        'From one year up the soles have dots against slipping.',
      ],
    },
  },
  {
    id: 'picture-books',
    category: 'mother-baby',
    name: ['中文分级绘本（10 册）', 'Graded Chinese picture books, 10 volumes'],
    summary: ['带拼音，适合海外小朋友', 'With pinyin, for children growing up abroad'],
    originalPrice: 16800n,
    soldCount: 587,
    skus: [
      ['第一级', 'Level 1', 12800n, 62],
      ['第二级', 'Level 2', 12800n, 55],
      ['第三级', 'Level 3', 13800n, 0],
    ],
    detail: {
      zhHans: ['每册 24 页，扫码可听朗读。', '全套约 1.6 kg，适合与轻泡货一起合箱。'],
      en: [
        '24 pages each; scan a code to hear it read.',
        'The set weighs about 1.6 kg and goes well into a box of light things.',
      ],
    },
  },
]
