import { localised, type Localised } from '../../texts/localised.ts'
import { normaliseExpressNumber } from './expressNumber.ts'

import type { Language } from '../../contracts/enumerations.ts'
import type { ExpressCompany } from '../../contracts/expressCompany.ts'

interface Courier {
  readonly code: string
  readonly displayName: Localised
  /** Shapes of the courier's numbers, and how likely each means this courier (0–100). */
  readonly patterns: readonly (readonly [pattern: RegExp, certainty: number])[]
}

/**
 * The couriers that bring parcels to the warehouse, in the order of the list that customers see. Only one courier uses a
 * letter prefix; several share plain digits, which say less.
 */
const COURIERS: readonly Courier[] = [
  {
    code: 'SF',
    displayName: localised('顺丰速运', 'SF Express'),
    patterns: [
      [/^SF\d{12,15}$/, 100],
      [/^\d{12}$/, 30],
    ],
  },
  {
    code: 'ZTO',
    displayName: localised('中通快递', 'ZTO Express'),
    patterns: [
      [/^ZT\d{8,15}$/, 100],
      [/^7[3-9]\d{12}$/, 80],
      [/^(2|4|6)\d{11}$/, 35],
    ],
  },
  {
    code: 'YTO',
    displayName: localised('圆通速递', 'YTO Express'),
    patterns: [
      [/^YT\d{13}$/, 100],
      [/^8\d{17}$/, 60],
      [/^[DGV]\d{9}$/, 50],
    ],
  },
  {
    code: 'YUNDA',
    displayName: localised('韵达快递', 'Yunda Express'),
    patterns: [
      [/^YD\d{12,16}$/, 100],
      [/^(31|43|46)\d{13}$/, 85],
      [/^[13]\d{12}$/, 45],
    ],
  },
  {
    code: 'STO',
    displayName: localised('申通快递', 'STO Express'),
    patterns: [
      [/^ST\d{10,15}$/, 95],
      [/^77\d{13}$/, 85],
      [/^(268|368|468|568|668|868|888)\d{9}$/, 55],
    ],
  },
  {
    code: 'JT',
    displayName: localised('极兔速递', 'J&T Express'),
    patterns: [
      [/^JT\d{13}$/, 100],
      [/^UK\d{11,13}$/, 50],
    ],
  },
  {
    code: 'JD',
    displayName: localised('京东物流', 'JD Logistics'),
    patterns: [
      [/^JD[A-Z0-9]{10,20}$/, 100],
      [/^V[A-Z]\d{12}$/, 60],
    ],
  },
  {
    code: 'DEPPON',
    displayName: localised('德邦快递', 'Deppon Express'),
    patterns: [
      [/^DPK\d{12}$/, 100],
      [/^DP\d{8,14}$/, 90],
      [/^[2-9]\d{9}$/, 25],
    ],
  },
  {
    code: 'EMS',
    displayName: localised('EMS', 'EMS'),
    patterns: [
      [/^E[A-Z]\d{9}CN$/, 100],
      [/^1[0-3]\d{11}$/, 70],
      [/^5\d{12}$/, 40],
    ],
  },
  {
    code: 'CHINAPOST',
    displayName: localised('中国邮政', 'China Post'),
    patterns: [
      [/^[RCLV][A-Z]\d{9}CN$/, 100],
      [/^9[6-9]\d{11}$/, 75],
      [/^KA\d{11}$/, 70],
    ],
  },
  {
    code: 'CAINIAO',
    displayName: localised('菜鸟速递', 'Cainiao Express'),
    patterns: [
      [/^CN\d{12,16}$/, 90],
      [/^LP\d{14,16}$/, 90],
    ],
  },
  { code: 'KYE', displayName: localised('跨越速运', 'KYE Express'), patterns: [[/^KY\d{10,15}$/, 95]] },
  {
    code: 'BEST',
    displayName: localised('百世快运', 'Best Freight'),
    patterns: [
      [/^BEST\d{8,14}$/, 95],
      [/^A\d{12}$/, 40],
    ],
  },
  { code: 'OTHER', displayName: localised('其他', 'Other'), patterns: [] },
]

/** All couriers, or those whose code or name contains the filter. */
export function listExpressCompanies(language: Language, filter = ''): ExpressCompany[] {
  const wanted = filter.trim().toLowerCase()
  return COURIERS.filter(({ code, displayName }) =>
    [code, ...Object.values(displayName)].some((name) => name.toLowerCase().includes(wanted)),
  ).map((courier) => toCompany(courier, language))
}

/** Couriers whose numbers look like this one, likeliest first. */
export function detectExpressCompanies(expressNumber: string, language: Language): ExpressCompany[] {
  const number = normaliseExpressNumber(expressNumber)
  return COURIERS.map((courier) => ({ courier, certainty: certaintyOf(courier, number) }))
    .filter(({ certainty }) => certainty > 0)
    .sort((a, b) => b.certainty - a.certainty)
    .map(({ courier }) => toCompany(courier, language))
}

/** The courier with this code, if there is one. */
export function findExpressCompany(code: string, language: Language): ExpressCompany | null {
  const courier = COURIERS.find((candidate) => candidate.code === code)
  return courier ? toCompany(courier, language) : null
}

function certaintyOf({ patterns }: Courier, number: string): number {
  return Math.max(
    0,
    ...patterns.filter(([pattern]) => pattern.test(number)).map(([, certainty]) => certainty),
  )
}

function toCompany({ code, displayName }: Courier, language: Language): ExpressCompany {
  return { code, displayName: displayName[language] }
}
