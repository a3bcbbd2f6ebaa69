export const store = {
  'title.store': '商城',
  'store.soldOut': '暂时缺货',
} as const
