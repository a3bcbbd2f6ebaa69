type Code = string | null

let readOwnCode: () => Code | Promise<Code> = () => null

/** Sets how to read the customer's own code when a page is shared; null while nobody is signed in. */
export function shareAs(read: typeof readOwnCode): void {
  readOwnCode = read
}

/** A page's URL with the customer's referral code, if they are signed in; a promise if the code has to be loaded. */
export function referredUrl(url: string): string | Promise<string> {
  const code = readOwnCode()
  return code instanceof Promise ? code.then((loaded) => withCode(url, loaded)) : withCode(url, code)
}

function withCode(url: string, code: Code): string {
  if (code === null) return url
  return `${url}${url.includes('?') ? '&' : '?'}referralCode=${encodeURIComponent(code)}`
}
