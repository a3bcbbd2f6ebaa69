/** Words for streets, before or after their name. */
const KINDS =
  'street|st|road|rd|avenue|ave|av|lane|ln|drive|dr|boulevard|blvd|boul|court|ct|crescent|cres|terrace|tce|place|pl|parade|pde|highway|hwy|close|cl|way|quay|square|sq|walk|row|parkway|pkwy|circle|cir|trail|grove|rise|view|link|esplanade|mews|ring|turn|park|heights|gardens|hill|loop|central|crossing|plaza|mall'
const STREET_END = new RegExp(
  `(?:^|\\s)(?:${KINDS})\\.?(?: (?:north|south|east|west|n|s|e|w|ne|nw|se|sw))?$`,
  'i',
)
const LAST_STREET = new RegExp(`^.*\\d.*\\s(?:${KINDS})\\.?(?: (?:n|s|e|w|ne|nw|se|sw)\\b)? `, 'i')

/** Words for streets that are also people's names. */
const SURNAMES = /^(?:park|hill|lane|place|grove|rise|view|link|ring|way|close|court|st|dr|heights|gardens)$/
const SURE_KINDS = KINDS.split('|')
  .filter((kind) => !SURNAMES.test(kind))
  .join('|')

/** Words that no person's name contains: streets, buildings, companies, parts of a house. */
const NO_NAME = new RegExp(
  `(?:^|[\\s.,])(?:${SURE_KINDS}|jalan|jln|lorong|lrg|taman|tmn|kampung|kg|persiaran|lebuh|bandar|desa|pangsapuri|residensi|residences?|kondominium|menara|wisma|kompleks|presint|seksyen|lot|blk|block|unit|apt|apartment|suite|level|floor|flat|tower|building|house|condo|condominium|villa|hall|office|department|jabatan|blok|klinik|clinic|hotel|school|university|college|hospital|box|po|locker|shop|centre|center|mart|store|pte|ltd|sdn|bhd|inc|llc|corp|co|company|trading|studio|dental|logistics|rue|city|town|village|district|residency|international|street|r\\.?d|the|at)(?=$|[\\s.,])`,
  'i',
)

export function endsWithStreet(text: string): boolean {
  return STREET_END.test(text)
}

/** "18 Beecroft Road Epping" → "Epping"; empty when nothing suitable follows the street. */
export function localityAfterStreet(text: string): string {
  const street = LAST_STREET.exec(text)
  const rest = street ? text.slice(street[0].length) : ''
  return /\d|#/.test(rest) || rest.length < 3 ? '' : rest
}

export function hasStreetWord(text: string): boolean {
  return NO_NAME.test(text)
}
