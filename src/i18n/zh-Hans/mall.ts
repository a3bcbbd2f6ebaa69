export const mall = {
  'mall.search': '搜索商品',
  'mall.empty': '没有找到商品',
  'mall.emptyHint': '换个关键词或分类试试',
  'mall.sort.default': '综合',
  'mall.sort.bestSellers': '销量',
  'mall.sort.newest': '新品',
  'mall.sort.price': '价格',
  'mall.sort.priceUp': '价格从低到高',
  'mall.sort.priceDown': '价格从高到低',
} as const
