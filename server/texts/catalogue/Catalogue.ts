/** Texts of one area by their keys, each in zh-Hans and en. A parameter replaces `{name}`. */
export type Catalogue = Readonly<Record<string, readonly [zhHans: string, en: string]>>
