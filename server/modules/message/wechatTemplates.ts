import { MESSAGE_KINDS, type MessageKind } from '../../contracts/message.ts'

/** Which template of the mini program carries messages of a kind. */
export type WechatTemplates = Readonly<Partial<Record<MessageKind, string>>>

/**
 * Reads `PARCEL=id,LOGISTICS_ORDER=id`.
 *
 * @returns undefined for anything else
 */
export function readWechatTemplates(list: string): WechatTemplates | undefined {
  const pairs = list.split(',').flatMap((pair) => pair.trim() || [])
  const templates = pairs.map((pair) => /^(?<kind>\w+)=(?<id>[\w-]{1,64})$/.exec(pair)?.groups)
  const isWhole = templates.every((groups) => MESSAGE_KINDS.some((kind) => kind === groups?.['kind']))
  if (!isWhole) return undefined
  return Object.fromEntries(templates.map((groups) => [groups?.['kind'], groups?.['id']])) as WechatTemplates
}
