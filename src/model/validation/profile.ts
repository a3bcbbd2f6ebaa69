import { readMobileNumber } from '../account/mobileNumber'

import type { FieldProblems } from './FieldProblem'
import { NICKNAME_MAX_LENGTH } from './limits'
import { codeProblem, format, required } from './problems'
import { isEmail, isWechatId } from './rules'

export interface NicknameValues {
  readonly nickname: string
}

export interface MobileNumberValues {
  readonly mobileNumber: string
  readonly code: string
}

export interface EmailValues {
  readonly email: string
  readonly code: string
}

export interface WechatIdValues {
  readonly wechatId: string
}

export function validateNickname({ nickname }: NicknameValues): FieldProblems<keyof NicknameValues> {
  const isTooLong = nickname.trim().length > NICKNAME_MAX_LENGTH
  return {
    nickname:
      required(nickname) ?? (isTooLong ? { kind: 'maxLength', count: NICKNAME_MAX_LENGTH } : undefined),
  }
}

export function validateMobileNumber(values: MobileNumberValues): FieldProblems<keyof MobileNumberValues> {
  const number = values.mobileNumber.trim()
  return {
    mobileNumber: required(number) ?? format(readMobileNumber(number) !== null),
    code: codeProblem(values.code),
  }
}

export function validateEmail(values: EmailValues): FieldProblems<keyof EmailValues> {
  const email = values.email.trim()
  return {
    email: required(email) ?? (isEmail(email) ? undefined : { kind: 'email' }),
    code: codeProblem(values.code),
  }
}

/** An empty ID is valid: it removes the saved one. */
export function validateWechatId({ wechatId }: WechatIdValues): FieldProblems<keyof WechatIdValues> {
  return { wechatId: format(wechatId.trim() === '' || isWechatId(wechatId.trim())) }
}
