import { isChinese } from './Piece'

/** Removed anywhere in a text: web and email addresses, amounts of money, item counts. */
const EVERYWHERE: readonly RegExp[] = [
  /(?:https?:\/\/|www\.)[^\s\u3000-\u9fff,;|)]+/gi,
  /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g,
  /(?:[SAC]A?\$|NZ\$|US\$|RM|[$¥￥€£])\s?\d[\d,]*(?:\.\d+)?/g,
  /共?\d+件/g,
  /\(?(?:home|office|work|mobile|whatsapp|家|公司)\)$/gim,
]

/** Words from chats and letters that no street or name contains. */
const CHAT_WORDS =
  /(?:^|[^a-z'])(?:thanks?|thank you|thx|tq|ty|tysm|pls|plz|please|hi|hello|hey|dear|hola|my|you|your|i|i'm|im|me|is|are|this|here|send|ship|shipped|deliver|delivered|leave|regards|sincerely|cheers|asap|can|could|will|order|seller|buyer|confirmed|placed|details|call|delivery|reception|doorstep|yes|ok|okay|ya|terima kasih|boleh|tolong|jangan|kia ora|qty|total|phone case)(?=$|[^a-z'])/i
const CHINESE_CHAT =
  /[我你您请哦呢吧吗呀啦嘛]|谢谢|多谢|感谢|麻烦|^亲|亲$|老板|发货|收到|在吗|不要|门口|尽快|快点|包裹|订单/
const CLOSINGS = /^(?:best|all the best|warmly|kind|yours|love|xoxo|ps|fyi)$/i

const PROFESSIONS =
  /(?:^|\s)(?:manager|engineer|director|officer|executive|assistant|consultant|designer|developer|analyst|lead|president|accountant|coordinator|administrator|specialist|founder|ceo|cto|cfo|intern|associate|receptionist|secretary)$/i

export function withoutNoise(text: string): string {
  return EVERYWHERE.reduce((left, noise) => left.replace(noise, ' '), text)
}

/** Drops Chinese chat words that only a space separates from an address. */
export function withoutChat(text: string): string {
  if (!isChinese(text) || !text.includes(' ')) return text
  return text
    .split(' ')
    .filter((word) => /[\dA-Za-z]/.test(word) || !CHINESE_CHAT.test(word))
    .join(' ')
}

/** True for a part that isn't address text: a greeting, a word of thanks, a job title. */
export function isNoise(text: string): boolean {
  if (/^(?:order|订单|qty|total)/i.test(text)) return true
  if (/\d{2}/.test(text)) return false
  return [CHAT_WORDS, CHINESE_CHAT, CLOSINGS, PROFESSIONS].some((noise) => noise.test(text))
}
