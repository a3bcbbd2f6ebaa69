export const orderNotes = {
  'title.orderNotes': '修改备注',
  'orderNotes.gate': '登录后修改备注',
  'orderNotes.notFound': '没有找到这个订单，它可能属于另一个账号',
  'orderNotes.tooLate': '订单已称重或已取消，备注不能再修改',
  'orderNotes.discard': '恢复原内容',
  'orderNotes.saved': '备注已保存',
  'orderNotes.savedNext': '仓库打包时会看到最新内容。',
  'orderNotes.seeOrder': '查看订单',
} as const
