export const message = {
  'title.messageList': '消息',
  'messageList.empty': '这里还没有内容',
} as const
