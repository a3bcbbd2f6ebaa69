import type { NativeActions } from './gestures.ts'
import type { Phone } from './Phone.ts'
import type { PlainObject } from './plainObject.ts'
import { privacyRefusal } from './Privacy.ts'
import type { Session } from './Session.ts'
import { requestShare } from './share.ts'
import { WxFailure } from './wx/WxFailure.ts'

/** Answers the sheets that WeChat opens for buttons with an `openType`, with what the test has queued. */
export function nativeActions(session: Session): NativeActions {
  const { phone } = session
  return {
    share: (button) => void phone.shares.push(requestShare(session, button)),
    phoneNumber: () => phoneNumberOf(phone),
    avatar: () => avatarOf(phone),
  }
}

function phoneNumberOf({ phoneNumbers, privacy }: Phone): PlainObject {
  const isAllowed = privacy.allows('button.getPhoneNumber')
  const answer = isAllowed ? (phoneNumbers.shift() ?? new WxFailure('user deny')) : privacyRefusal()
  if (answer instanceof WxFailure) {
    return { errMsg: `getPhoneNumber:fail ${answer.message}`, ...answer.fields }
  }
  return { errMsg: 'getPhoneNumber:ok', code: answer, encryptedData: '', iv: '' }
}

function avatarOf(phone: Phone): PlainObject | null {
  if (!phone.privacy.allows('button.chooseAvatar')) {
    const { message, fields } = privacyRefusal()
    return { errMsg: `chooseAvatar:fail ${message}`, ...fields }
  }
  const picked = phone.picks.shift() ?? []
  const [file] = picked instanceof WxFailure ? [] : picked
  return file ? { avatarUrl: phone.keepFile(file) } : null
}
