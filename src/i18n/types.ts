import type { zhHans } from './zh-Hans'

export type MessageKey = keyof typeof zhHans
export type Messages = Record<MessageKey, string>

type Placeholder<Text extends string> = Text extends `${string}[[${infer Name}]]${infer Rest}`
  ? Name | Placeholder<Rest>
  : never

/** `[]` for a plain message, `[{ count: … }]` for one that says "[[count]]". */
export type MessageParams<Key extends MessageKey> = [Placeholder<(typeof zhHans)[Key]>] extends [never]
  ? []
  : [params: Readonly<Record<Placeholder<(typeof zhHans)[Key]>, string | number>>]
