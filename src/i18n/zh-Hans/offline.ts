export const offline = {
  'offline.asOf': '离线，显示的是 [[time]] 时的内容',
} as const
