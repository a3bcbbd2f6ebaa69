export const miniProgram = {
  'network.lost': '网络已断开，请检查网络。恢复后会自动刷新',
  'update.ready': '新版本已准备好',
  'update.readyText': '重启后即可使用，草稿会保留。',
  'update.restart': '立即重启',
  'update.later': '稍后',
  'update.failed': '新版本下载失败，请检查网络，关闭小程序后重新打开。',
} as const
