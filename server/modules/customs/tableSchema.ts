import { Type, type Static } from 'typebox'

import { closed, nullable } from '../../contracts/schema.ts'

const Sentence = Type.String({ minLength: 1, maxLength: 400 })
const Localised = closed({ 'zh-Hans': Sentence, en: Sentence })
const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })
const Chapter = Type.String({ pattern: '^\\d{2}$' })
const Word = Type.String({ minLength: 1, maxLength: 64 })
const Words = Type.Array(Word, { minItems: 1, maxItems: 100 })

/** Who says so, and as of when: the source's own date, or the day since which its rule holds. Facts name it by its key. */
const Source = closed({
  displayName: Localised,
  url: nullable(Type.String({ pattern: '^https://', maxLength: 300 })),
  date: Day,
})
export type Source = Static<typeof Source>

/** How customs classify an item of the catalogue. */
const Goods = closed({
  /** IDs of item names; a branch's ID covers everything below it that has no entry of its own. */
  names: Words,
  /** Several if the material decides. */
  chapters: Type.Array(Chapter, { minItems: 1, maxItems: 8 }),
  /** Whether a declaration has to say what the goods are made of. */
  isMaterialNeeded: Type.Boolean(),
})
export type Goods = Static<typeof Goods>

/** Up to what value a whole shipment is free of duty or tax. The first that applies counts. */
const Limit = closed({
  amount: Type.String({ pattern: '^\\d{1,9}\\.\\d{2}$' }),
  currencyCode: Type.String({ pattern: '^[A-Z]{3}$' }),
  /** Ways of transport that it applies to; all of them if absent. */
  methods: Type.Optional(Words),
  /** What applies up to the amount, and what above it. */
  below: Localised,
  above: Localised,
  /** Above the amount only tax is due, which a channel's price may include. */
  isTaxOnly: Type.Boolean(),
  source: Word,
})
export type Limit = Static<typeof Limit>

const GoodsRule = closed({
  level: Type.Enum(['PROHIBITED', 'RESTRICTED']),
  /** IDs of item names, or of branches of them. */
  names: Words,
  methods: Type.Optional(Words),
  /** Only for goods made of these, or whose declaration doesn't say. */
  materials: Type.Optional(Words),
  message: Localised,
  source: Word,
})
export type GoodsRule = Static<typeof GoodsRule>

/** Branches of the catalogue that were checked against the destination's list of controlled goods. */
const Reviewed = closed({ names: Words, source: Word })

/** Whether customs ask for an identity document of the recipient. The first that applies counts. */
const Identity = closed({
  isAsked: Type.Boolean(),
  /** Applies only to a shipment that is worth more than the limit. */
  isOnlyAboveLimit: Type.Optional(Type.Literal(true)),
  methods: Type.Optional(Words),
  message: Localised,
  source: Word,
})

export const Destination = closed({
  countryCode: Type.String({ pattern: '^[A-Z]{2}$' }),
  sources: Type.Record(Word, Source),
  limits: Type.Array(Limit, { maxItems: 10 }),
  goods: Type.Array(GoodsRule, { maxItems: 100 }),
  reviewed: nullable(Reviewed),
  identity: Type.Array(Identity, { maxItems: 5 }),
})
export type Destination = Static<typeof Destination>

/** What holds everywhere: the Harmonized System, and what the catalogue's items are in it. */
export const GoodsTable = closed({
  /** Of all tables together: grows with every change. */
  version: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}(\\.\\d+)?$' }),
  sources: Type.Record(Word, Source),
  chapterSource: Word,
  chapters: Type.Record(Chapter, Localised),
  goods: Type.Array(Goods, { maxItems: 500 }),
})
export type GoodsTable = Static<typeof GoodsTable>
