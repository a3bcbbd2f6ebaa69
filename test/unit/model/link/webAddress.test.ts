import fc from 'fast-check'

import { isHostAllowed, readWebAddress } from '@/model/link/webAddress'

describe('an https address', () => {
  it.each([
    ['https://www.abf.gov.au', 'www.abf.gov.au', 'https://www.abf.gov.au'],
    [' HTTPS://WWW.ABF.gov.au/List?a=1#top ', 'www.abf.gov.au', 'https://www.abf.gov.au/List?a=1#top'],
    ['https://example.com:443/a', 'example.com', 'https://example.com/a'],
    ['https://example.com?a=b@c', 'example.com', 'https://example.com?a=b@c'],
    ['https://example.com/包裹', 'example.com', 'https://example.com/%E5%8C%85%E8%A3%B9'],
  ])('%s is taken apart', (text, host, href) => {
    expect(readWebAddress(text)).toEqual({ host, href })
  })

  it.each([
    '',
    'www.abf.gov.au',
    'http://www.abf.gov.au',
    'javascript:alert(1)//https://www.abf.gov.au',
    'https:www.abf.gov.au',
    'https:///www.abf.gov.au',
    'https:\\\\www.abf.gov.au',
    'https://www.abf.gov.au@evil.test/',
    'https://user:pass@www.abf.gov.au/',
    'https://www.abf.gov.au\\@evil.test/',
    'https://www.abf.gov.au:8443/',
    'https://www.abf.gov.au:/',
    'https://www.abf.gov.au./',
    'https://www%2Eabf.gov.au/',
    'https://аbf.gov.au/',
    'https://xn--bf-6kc.gov.au/',
    'https://www。abf。gov。au/',
    'https://localhost/',
    'https://127.0.0.1/',
    'https://0x7f.1/',
    'https://[::1]/',
    'https://-a.com/',
    'https://a..com/',
    'https://www.abf.gov.au/a b',
    'https://www.abf.gov.au/a\nb',
    'https://www.abf.gov.au/\ud800',
    `https://${'a.'.repeat(130)}com/`,
  ])('%j is none', (text) => {
    expect(readWebAddress(text)).toBeNull()
  })

  it('leads where a browser would go, whatever it is made of', () => {
    const pieces = [
      'https://',
      'http:',
      '//',
      '/',
      '\\',
      '@',
      ':',
      '443',
      '?',
      '#',
      '.',
      'abf.gov.au',
      'xn--',
      'a-b',
    ]
    const odd = [
      '%2e',
      '%00',
      '\t',
      '\n',
      ' ',
      '。',
      'а',
      'ß',
      '[',
      ']',
      '127.0.0.1',
      '\ud800',
      '中',
      ';',
      '..',
    ]
    const text = fc
      .tuple(
        fc.constantFrom('https://', 'HTTPS://a.com', 'https://abf.gov.au', ''),
        fc.array(fc.oneof(fc.constantFrom(...pieces, ...odd), fc.string({ maxLength: 4 }), fc.domain()), {
          maxLength: 6,
        }),
      )
      .map(([start, rest]) => start + rest.join(''))
    let taken = 0
    fc.assert(
      fc.property(fc.oneof(text, fc.webUrl({ withFragments: true, withQueryParameters: true })), (asked) => {
        const address = readWebAddress(asked)
        if (!address) return
        taken += 1
        for (const seen of [new URL(address.href), new URL(asked)]) {
          const { protocol, hostname, port, username, password } = seen
          expect([protocol, hostname, port, username, password]).toEqual(['https:', address.host, '', '', ''])
        }
      }),
      { numRuns: 3_000, seed: 20_261_124 },
    )
    expect(taken).toBeGreaterThan(300)
  })
})

it('a host is allowed with its subdomains, and nothing that only looks like it', () => {
  const allowed = ['abf.gov.au', 'pay.example.com']
  for (const host of ['abf.gov.au', 'www.abf.gov.au', 'pay.example.com', 'a.b.pay.example.com'])
    expect([host, isHostAllowed(host, allowed)]).toEqual([host, true])
  for (const host of ['evilabf.gov.au', 'abf.gov.au.evil.test', 'gov.au', 'example.com', ''])
    expect([host, isHostAllowed(host, allowed)]).toEqual([host, false])
})
