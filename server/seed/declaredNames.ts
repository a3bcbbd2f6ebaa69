import { localised, type Localised } from '../texts/localised.ts'

import type { declaredNames } from '../db/schema/index.ts'

type Name = readonly [key: string, zhHans: string, en: string]

const TREE: readonly (readonly [Name, readonly Name[]])[] = [
  [
    ['clothing', '服装', 'Clothing'],
    [
      ['t-shirt', 'T恤', 'T-shirt'],
      ['jacket', '外套', 'Jacket'],
      ['trousers', '裤子', 'Trousers'],
      ['dress', '连衣裙', 'Dress'],
      ['underwear', '内衣', 'Underwear'],
      ['childrens-wear', '童装', 'Children’s wear'],
    ],
  ],
  [
    ['shoes-bags', '鞋包配饰', 'Shoes, bags and accessories'],
    [
      ['sneakers', '运动鞋', 'Sneakers'],
      ['leather-shoes', '皮鞋', 'Leather shoes'],
      ['handbag', '手提包', 'Handbag'],
      ['backpack', '双肩包', 'Backpack'],
      ['hat', '帽子', 'Hat'],
      ['belt', '腰带', 'Belt'],
    ],
  ],
  [
    ['home', '家居日用', 'Home'],
    [
      ['bedding', '床上用品', 'Bedding'],
      ['curtain', '窗帘', 'Curtain'],
      ['kitchenware', '厨房用具', 'Kitchenware'],
      ['tableware', '餐具', 'Tableware'],
      ['storage-box', '收纳盒', 'Storage box'],
      ['lamp', '灯具', 'Lamp'],
      ['small-furniture', '小型家具', 'Small furniture'],
    ],
  ],
  [
    ['electronics', '电子产品', 'Electronics'],
    [
      ['phone-accessories', '手机配件', 'Phone accessories'],
      ['earphones', '耳机', 'Earphones'],
      ['keyboard-mouse', '键盘鼠标', 'Keyboard and mouse'],
      ['smart-watch', '智能手表', 'Smart watch'],
      ['data-cable', '数据线', 'Cable'],
      ['small-appliance', '小家电', 'Small appliance'],
    ],
  ],
  [
    ['beauty', '美妆个护', 'Beauty and care'],
    [
      ['skin-care', '护肤品', 'Skin care'],
      ['make-up', '彩妆', 'Make-up'],
      ['shampoo', '洗发水', 'Shampoo'],
      ['face-mask', '面膜', 'Face mask'],
      ['make-up-tools', '美妆工具', 'Make-up tools'],
    ],
  ],
  [
    ['food', '食品', 'Food'],
    [
      ['snacks', '零食', 'Snacks'],
      ['tea', '茶叶', 'Tea'],
      ['instant-noodles', '方便面', 'Instant noodles'],
      ['seasoning', '调味品', 'Seasoning'],
      ['dried-fruit', '干果', 'Dried fruit'],
      ['candy', '糖果', 'Candy'],
    ],
  ],
  [
    ['toys-hobbies', '玩具与爱好', 'Toys and hobbies'],
    [
      ['building-blocks', '积木', 'Building blocks'],
      ['plush-toy', '毛绒玩具', 'Plush toy'],
      ['model-figure', '模型手办', 'Model figure'],
      ['board-game', '桌游', 'Board game'],
      ['fishing-gear', '渔具', 'Fishing gear'],
      ['musical-instrument', '乐器', 'Musical instrument'],
    ],
  ],
  [
    ['books-stationery', '图书文具', 'Books and stationery'],
    [
      ['book', '图书', 'Book'],
      ['notebook', '笔记本', 'Notebook'],
      ['pens', '笔', 'Pens'],
      ['art-supplies', '美术用品', 'Art supplies'],
      ['documents', '文件资料', 'Documents'],
      ['stickers', '贴纸手账', 'Stickers'],
    ],
  ],
]

/** What carriers take items for that are not general goods: of whole branches, and of single names. */
const GOODS_TYPES: Readonly<Record<string, string>> = {
  food: 'food',
  beauty: 'cosmetics',
  'beauty.shampoo': 'liquid',
  'beauty.make-up-tools': 'general',
  'electronics.earphones': 'battery',
  'electronics.keyboard-mouse': 'battery',
  'electronics.smart-watch': 'battery',
  'electronics.small-appliance': 'battery',
}

/** The tree of item names, parents before their children. */
export const DECLARED_NAMES: (typeof declaredNames.$inferInsert)[] = TREE.flatMap(
  ([category, names], index) => [
    {
      id: category[0],
      parentId: null,
      goodsTypeId: GOODS_TYPES[category[0]] ?? null,
      displayName: nameOf(category),
      displayOrder: index,
    },
    ...names.map((name, order) => ({
      id: `${category[0]}.${name[0]}`,
      parentId: category[0],
      goodsTypeId: GOODS_TYPES[`${category[0]}.${name[0]}`] ?? GOODS_TYPES[category[0]] ?? null,
      displayName: nameOf(name),
      displayOrder: order,
    })),
  ],
)

function nameOf([, zhHans, en]: Name): Localised {
  return localised(zhHans, en)
}
