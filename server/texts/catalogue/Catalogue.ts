/** Texts of one area by their key, each in zh-Hans and en. `{name}` is a hole that a parameter fills. */
export type Catalogue = Readonly<Record<string, readonly [zhHans: string, en: string]>>
