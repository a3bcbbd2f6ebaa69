import type { Senders } from '../../../server/modules/message/dispatch.ts'
import type { Mail } from '../../../server/modules/message/mail.ts'
import type { WechatMessage } from '../../../server/modules/message/wechatMessage.ts'

/** Records messages instead of sending them. */
export class RecordingSenders implements Senders {
  readonly mails: Mail[] = []
  readonly wechatMessages: { userId: string; message: WechatMessage }[] = []
  refusal: string | null = null
  fault: Error | null = null

  readonly sendMail = async (mail: Mail): Promise<void> => {
    if (this.fault) throw this.fault
    this.mails.push(mail)
  }

  readonly wechat = {
    sendSubscribeMessage: async (userId: string, message: WechatMessage) => {
      if (this.fault) throw this.fault
      this.wechatMessages.push({ userId, message })
      return this.refusal
    },
  }
}
