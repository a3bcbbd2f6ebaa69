export const selectParcels = {
  'title.selectToSubmit': '选择包裹',
  'selectToSubmit.nickname': '昵称',
} as const
