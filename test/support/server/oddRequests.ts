import type { RawRequest } from './rawRequest.ts'

/** A request that no client of ours sends, and what it has to be answered with. */
export interface OddRequest extends RawRequest {
  readonly status: number
}

const ENUMS = '/api/system/enums'
const SITE = '/api/system/site-configuration'
const UPLOAD = '/api/system-management/common/batch-upload-2'
const PARCELS = '/api/u/biz/ship-for-me/parcel'

const sent = (body: string, status: number, headers: RawRequest['headers'] = {}): OddRequest => ({
  address: ENUMS,
  body,
  headers,
  status,
})

const multipart = (body: string, status: number, headers: RawRequest['headers'] = {}): OddRequest => ({
  address: UPLOAD,
  body,
  headers: { 'content-type': 'multipart/form-data; boundary=b', ...headers },
  status,
})

const PART = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\nabc'

/** By what is odd about them; sent as a signed-in customer, unless they bring a token of their own. */
export const ODD_REQUESTS: Readonly<Record<string, OddRequest>> = {
  'half an escape': { address: '/api/%', status: 404 },
  'an escape that is no character': { address: '/api/%ff', status: 404 },
  'two slashes': { address: '//', status: 404 },
  'two slashes before the API': { address: `/${ENUMS}`, status: 404 },
  'a long path': { address: `/api/${'a'.repeat(9_000)}`, status: 404 },
  'a path longer than headers may be': { address: `/api/${'a'.repeat(20_000)}`, status: 431 },
  'a long id': { address: `/api/f/store/product/${'a'.repeat(300)}`, status: 404 },
  'a NUL in an id': { address: '/api/f/store/product/%00', status: 400 },
  'an id that is no UUID': { address: `${PARCELS}/1'--`, status: 404 },
  'another method': { method: 'PROPFIND', address: ENUMS, status: 404 },
  'deep nesting': sent(`{"types":${'['.repeat(5_000)}${']'.repeat(5_000)}}`, 400),
  'nesting without an end': sent('['.repeat(5_000), 400),
  'half of a surrogate pair': sent('{"types":["\\ud800"]}', 400),
  'half of a surrogate pair as a name': sent('{"\\udfff":1}', 400),
  'a NUL': sent('{"types":["a\\u0000b"]}', 400),
  'a prototype': sent('{"__proto__":{}}', 400),
  'an infinite number': sent('{"types":[1e309]}', 400),
  'an infinite number for a number': { address: PARCELS, body: '{"itemQuantity":1e309}', status: 400 },
  'a list for a body': sent('[]', 400),
  'null for a body': { address: PARCELS, body: 'null', status: 400 },
  'bytes that are no text': { ...sent('', 400), body: Buffer.from([0x7b, 0xff, 0xfe, 0x7d]) },
  'a compressed body': sent('{}', 415, { 'content-encoding': 'gzip' }),
  'an unknown compression': sent('{}', 415, { 'content-encoding': 'nonsense' }),
  'a media type that is none': sent('{}', 415, { 'content-type': ';;;' }),
  'a body that is shorter than it says': sent('{"types":[]', 400),
  'an Expect that is not known': sent('{}', 417, { expect: 'nonsense' }),
  'an unknown transfer coding': {
    method: 'POST',
    address: ENUMS,
    headers: { 'transfer-encoding': 'gzip' },
    status: 400,
  },
  'two lengths of a body': sent('{}', 400, { 'transfer-encoding': 'chunked' }),
  'a multipart body without an end': multipart(PART, 400),
  'a multipart body without a boundary': multipart(PART, 400, { 'content-type': 'multipart/form-data' }),
  'an empty multipart body': multipart('', 400),
  'a compressed multipart body': multipart(PART, 415, { 'content-encoding': 'gzip' }),
  'a token of several words': {
    address: '/api/u/user',
    headers: { authorization: 'Bearer a b c' },
    status: 401,
  },
  'a token that is no text': {
    address: '/api/u/user',
    headers: { authorization: 'Bearer \u00ff\u0000' },
    status: 400,
  },
  'a token of another kind': {
    address: '/api/u/user',
    headers: { authorization: 'Basic YTpi' },
    status: 401,
  },
  'a number that no column holds': { address: '/uploads/a.jpg?expires=1e309&signature=a', status: 400 },
  'a page beyond all pages': {
    address: '/api/u/biz/logistics-order/list',
    body: '{"skipCount":1e18}',
    status: 400,
  },
  'a page of a list that has no number': {
    address: '/api/u/biz/logistics-order/any/log?skipCount=1e309',
    status: 400,
  },
  'headers of nonsense': {
    address: SITE,
    headers: {
      'accept-language': ';;;,q=\u00ff,-',
      cookie: '\u00ff=;;',
      'x-forwarded-for': 'nonsense, ,,',
      'x-request-id': '\u00ff',
      'idempotency-key': '\u00ff',
      range: 'bytes=9-1',
    },
    status: 200,
  },
}
