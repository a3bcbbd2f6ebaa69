import type { HttpAnswer, HttpRequest } from './Platform.ts'

/**
 * Sends a request with Node's `fetch`.
 *
 * @throws {Error} when the server cannot be reached or the signal aborts
 */
export async function fetchTransport(request: HttpRequest, signal: AbortSignal): Promise<HttpAnswer> {
  const { url, method, header } = request
  const body = request.form ? multipart(request.form) : (request.body ?? null)
  const response = await fetch(url, { method, headers: header, body: body as BodyInit | null, signal })
  return {
    status: response.status,
    header: Object.fromEntries(response.headers),
    cookies: response.headers.getSetCookie(),
    bytes: new Uint8Array(await response.arrayBuffer()),
  }
}

const mimeTypes: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
}

function multipart({ fields, name, fileName, bytes }: NonNullable<HttpRequest['form']>): FormData {
  const form = new FormData()
  for (const [key, value] of Object.entries(fields)) form.append(key, value)
  const type = mimeTypes[fileName.split('.').at(-1)?.toLowerCase() ?? ''] ?? 'application/octet-stream'
  form.append(name, new Blob([bytes as Uint8Array<ArrayBuffer>], { type }), fileName)
  return form
}
