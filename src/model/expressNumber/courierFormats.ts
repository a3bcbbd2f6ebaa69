/**
 * A format of the tracking numbers that couriers print. `code` is the courier's in the API's list; null when
 * several couriers share the format, or the list has none of them.
 */
interface CourierFormat {
  readonly code: string | null
  readonly pattern: RegExp
}

const FORMATS: readonly CourierFormat[] = [
  { code: 'SF', pattern: /^SF\d{12,15}$/ },
  { code: 'YTO', pattern: /^YT\d{13}$/ },
  { code: 'ZTO', pattern: /^(?:ZT\d{12,14}|7[3689]\d{12})$/ },
  { code: 'YUNDA', pattern: /^(?:YD\d{12,16}|(?:31|43|46)\d{13})$/ },
  { code: 'STO', pattern: /^(?:ST\d{12,15}|77\d{13})$/ },
  { code: 'JT', pattern: /^JT\d{13}$/ },
  { code: 'JD', pattern: /^(?:JD[A-Z]{0,2}\d{10,18}|V[A-Z]\d{12})$/ },
  { code: 'DEPPON', pattern: /^(?:DPK\d{12}|DP\d{10,14})$/ },
  { code: 'EMS', pattern: /^E[A-Z]\d{9}CN$/ },
  { code: 'CHINAPOST', pattern: /^[RCLV][A-Z]\d{9}CN$/ },
  { code: 'CAINIAO', pattern: /^(?:CN\d{12,16}|LP\d{14,16})$/ },
  { code: 'KYE', pattern: /^KY\d{12,15}$/ },
  // Any country's post (UPU S10), UPS, and other couriers with a letter prefix.
  { code: null, pattern: /^[A-Z]{2}\d{9}[A-Z]{2}$/ },
  { code: null, pattern: /^1Z[A-Z0-9]{6}\d{10}$/ },
  { code: null, pattern: /^(?:UK\d{11,13}|KA\d{11}|BEST\d{10,14})$/ },
  // Digits only: the lengths and prefixes in use. 13 digits that begin with 86 are a mobile number.
  { code: null, pattern: /^[2-9]\d{11}$/ },
  { code: null, pattern: /^1\d{11}$/ },
  { code: null, pattern: /^(?:[1345]\d{12}|7[3-9]\d{11}|9[6-9]\d{11})$/ },
  { code: null, pattern: /^7[45]\d{12}$/ },
  { code: null, pattern: /^8\d{17}$/ },
]

/**
 * Whether a courier prints numbers of this format; identity card numbers are excluded.
 * @param number upper case, without spaces
 */
export function isCourierNumber(number: string): boolean {
  return FORMATS.some(({ pattern }) => pattern.test(number)) && !isIdentityNumber(number)
}

/** Code of the only courier that uses this format, or null. */
export function courierCodeOf(number: string): string | null {
  return FORMATS.find(({ pattern }) => pattern.test(number))?.code ?? null
}

/** An identity card number: 18 characters with a date of birth in the middle. */
function isIdentityNumber(number: string): boolean {
  return /^[1-8]\d{5}(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{3}[\dX]$/.test(number)
}
