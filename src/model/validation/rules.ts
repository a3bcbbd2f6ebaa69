import { readMobileNumber } from '../account/mobileNumber'

import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from './limits'

/** A positive number, thousands commas allowed, up to 2 decimals (spec section 5, "amount"). */
export function isAmount(text: string): boolean {
  return /^(?:[1-9]\d{0,2}(?:,\d{3})+|[1-9]\d*|0)(?:\.\d{1,2})?$/.test(text) && /[1-9]/.test(text)
}

/** A verification code: digits only, 6 of them unless told otherwise (spec section 5). */
export function isDigitCode(text: string, length = 6): boolean {
  return text.length === length && isDigits(text)
}

/** Spec section 5, "digits". */
export function isDigits(text: string): boolean {
  return /^\d+$/.test(text)
}

/** Spec section 5, "letters": the English alphabet only. */
export function isLetters(text: string): boolean {
  return /^[A-Za-z]+$/.test(text)
}

/** Spec section 5, "English letters or numbers". */
export function isLettersOrDigits(text: string): boolean {
  return /^[A-Za-z\d]+$/.test(text)
}

/** An absolute web address (spec section 5, "URL"). */
export function isUrl(text: string): boolean {
  return /^https?:\/\/(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|\d{1,3})(?::\d{1,5})?(?:[/?#]\S*)?$/i.test(
    text,
  )
}

/** Spec section 5, "email". */
export function isEmail(text: string): boolean {
  return /^[^\s@,;"'<>()]+@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*\.[a-z]{2,}$/i.test(
    text,
  )
}

/** A mainland China mobile number (spec section 5). */
export function isMainlandMobile(text: string): boolean {
  return /^1[3-9]\d{9}$/.test(text)
}

/** A mainland landline, with its area code, an extension, both or neither (spec section 5). */
export function isLandline(text: string): boolean {
  return /^(?:0\d{2,3}-?)?[2-9]\d{6,7}(?:-\d{1,6})?$/.test(text)
}

/** Spec sections 5 and 9: 6 to 30 characters. */
export function isPassword(text: string): boolean {
  return text.length >= PASSWORD_MIN_LENGTH && text.length <= PASSWORD_MAX_LENGTH
}

/** The API's rule for usernames: 3 to 30 letters, digits or underscores, but nothing that reads as a mobile number. */
export function isUsername(text: string): boolean {
  return /^\w{3,30}$/.test(text) && readMobileNumber(text) === null
}

/** Whether a verification code can be sent there. */
export function isCodeTarget(text: string): boolean {
  return isEmail(text) || readMobileNumber(text) !== null
}

/** A tracking number as the API stores it: 4 to 60 capital letters, digits and hyphens. */
export function isExpressNumber(text: string): boolean {
  return /^[A-Z0-9][A-Z0-9-]{3,59}$/.test(text)
}

/** A WeChat ID: 6 to 30 letters, digits, underscores or hyphens. */
export function isWechatId(text: string): boolean {
  return /^[\w-]{6,30}$/.test(text)
}
