import type { Source } from './source'

export type MessageKey = keyof Source
export type Messages = Record<MessageKey, string>

type Placeholder<Text extends string> = Text extends `${string}[[${infer Name}]]${infer Rest}`
  ? Name | Placeholder<Rest>
  : never

/** `[]` for a plain message, `[{ count: … }]` for one that says "[[count]]". */
export type MessageParams<Key extends MessageKey> = [Placeholder<Source[Key]>] extends [never]
  ? []
  : [params: Readonly<Record<Placeholder<Source[Key]>, string | number>>]
