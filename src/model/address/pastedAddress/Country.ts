/** Countries whose addresses can be read; ISO 3166-1 alpha-2. */
export type Country = 'SG' | 'MY' | 'AU' | 'NZ' | 'US' | 'CA'

export const COUNTRIES: readonly Country[] = ['SG', 'MY', 'AU', 'NZ', 'US', 'CA']

/** Names people write, in lower case; the first is the English one. */
export const COUNTRY_NAMES: Readonly<Record<Country, readonly string[]>> = {
  SG: ['singapore', "s'pore", 'spore', 'sg', '新加坡'],
  MY: ['malaysia', 'my', '马来西亚', '西马来西亚', '东马来西亚', '大马', '西马', '东马'],
  AU: ['australia', 'aus', 'au', '澳大利亚', '澳洲'],
  NZ: ['new zealand', 'aotearoa', 'nz', '新西兰', '纽西兰'],
  US: [
    'united states',
    'united states of america',
    'usa',
    'u.s.a.',
    'u.s.a',
    'u.s.',
    'us',
    'america',
    '美国',
  ],
  CA: ['canada', '加拿大'],
}

/** Telephone country codes, without the plus. */
export const CALLING_CODES: Readonly<Record<Country, string>> = {
  SG: '65',
  MY: '60',
  AU: '61',
  NZ: '64',
  US: '1',
  CA: '1',
}

/** Regular expression source of a postcode, without anchors. */
export const POST_CODES: Readonly<Record<Country, string>> = {
  SG: '\\d{6}',
  MY: '\\d{5}',
  AU: '\\d{4}',
  NZ: '\\d{4}',
  US: '\\d{5}(?:-\\d{4})?',
  CA: '[A-CEGHJ-NPR-TVXY]\\d[A-CEGHJ-NPR-TV-Z][ -]?\\d[A-CEGHJ-NPR-TV-Z]\\d',
}
