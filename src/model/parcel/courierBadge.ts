/** By courier code; `$couriers` in the style tokens has their colours. */
const LETTERS: Readonly<Record<string, string>> = {
  SF: 'SF',
  ZTO: 'ZT',
  YTO: 'YT',
  YUNDA: 'YD',
  STO: 'ST',
  JT: 'JT',
  JD: 'JD',
  DEPPON: 'DP',
  EMS: 'EM',
  CHINAPOST: 'CP',
  CAINIAO: 'CN',
  KYE: 'KY',
  BEST: 'BS',
}

/** Two letters for a courier's badge; null for one without a badge of its own. */
export function courierLetters(courier: { readonly code: string } | null): string | null {
  return (courier && LETTERS[courier.code]) ?? null
}
