/** An https address of a web page. */
export interface WebAddress {
  /** The whole address, in ASCII. */
  readonly href: string
  /** In lower case. */
  readonly host: string
}

/**
 * A host of letters with an optional standard port, then path, query and fragment. There's no room for user names, IP
 * addresses, backslashes and other ports: parsers disagree about them, which is how a link gets to look like another
 * site's.
 */
const HTTPS = /^https:\/\/((?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z]{2,63})(?::443)?((?:[/?#][!-~]*)?)$/i

const MAX_HOST_LENGTH = 253

/** A label in another script, which may look like a well-known host. */
const IDN_LABEL = /(?:^|\.)xn--/

const NOT_ASCII = /[\u0080-\uffff]+/g

/**
 * Takes an address apart; null for anything but a plain https address. Mini programs have no `URL`, and `URL` accepts
 * too much.
 */
export function readWebAddress(text: string): WebAddress | null {
  const [, asked = '', rest = ''] = HTTPS.exec(asciiOf(text.trim())) ?? []
  const host = asked.toLowerCase()
  const isPlain = host !== '' && host.length <= MAX_HOST_LENGTH && !IDN_LABEL.test(host)
  return isPlain ? { host, href: `https://${host}${rest}` } : null
}

function asciiOf(text: string): string {
  try {
    return text.replace(NOT_ASCII, encodeURIComponent)
  } catch {
    // Half of a surrogate pair.
    return ''
  }
}

/** Whether a host is one of the allowed ones or a subdomain of one. */
export function isHostAllowed(host: string, allowed: readonly string[]): boolean {
  return allowed.some((one) => host === one || host.endsWith(`.${one}`))
}
