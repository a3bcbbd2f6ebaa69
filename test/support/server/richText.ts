import { accepted, ApiClient } from './apiClient.ts'

import type { WrittenContent } from '../../../server/contracts/contentBlocks.ts'
import type { TestServer } from './startTestServer.ts'

/** An article that no other test reads. */
export const ARTICLE_ID = 'tip-declare-early'

/** Writes the article in both languages, like staff. */
export async function writeArticle(server: TestServer, html: string): Promise<WrittenContent> {
  const api = new ApiClient(server.url, { token: server.operatorToken })
  const path = `/api/admin/content-management/article/${ARTICLE_ID}/content`
  accepted(await api.put(path, { language: 'en', html }))
  return accepted(await api.put<WrittenContent>(path, { language: 'zh-Hans', html }))
}

/** Tries to run scripts, load things and lead to bad places, in every way that browsers have been tricked by. */
export const HOSTILE = `
<p onclick="window.hacked=1">Harmless words <b onmouseover="alert(1)">in bold</b></p>
<script>window.hacked = 1; alert('script words')</script><style>body { display: none }</style>
<img src="x" onerror="window.hacked=1"><img src="data:image/svg+xml,<svg onload=alert(1)>" alt="data words">
<svg onload="window.hacked=1"><script>alert('svg words')</script></svg><math><mtext>math words</mtext></math>
<iframe src="javascript:window.hacked=1">frame words</iframe><object data="x">object words</object><embed src="x">
<p><a href="javascript:window.hacked=1">script link</a> <a href=" java&#10;script:window.hacked=1">split link</a>
<a href="&#106;avascript&colon;window.hacked=1">encoded link</a> <a href="data:text/html,<script>">data link</a>
<a href="vbscript:x">vb link</a> <a href="http://example.org">plain link</a> <a href="https://a@example.org">as link</a>
<a href="https://example.org/good">good link</a></p>
<form action="https://example.org"><input value="x" autofocus onfocus="window.hacked=1"><button>send words</button></form>
<base href="https://example.org/"><meta http-equiv="refresh" content="0;url=https://example.org">
<ul><li>&lt;script&gt;escaped words&lt;/script&gt;</ul><!-- <img src=x onerror=alert(1)> --><p>The last words`

/** As long as staff may send, with everything that blocks have. */
export function longHtml(length: number): string {
  const chapters: string[] = []
  for (let chapter = 1, total = 0; total < length - 4_000; chapter++) {
    const words = `Chapter ${chapter} says <b>how</b> a parcel is packed, weighed and measured. `.repeat(6)
    const html =
      `<h2>Chapter ${chapter}</h2>${`<p>${words}</p>`.repeat(3)}<ul>${'<li>One more thing to know'.repeat(8)}</ul>` +
      `<table><tr><th>Weight<th>Price<th>Days</tr>${'<tr><td>1 kg<td>20.00<td>3'.repeat(6)}</table>`
    chapters.push(html)
    total += html.length
  }
  return `${chapters.join('')}<p>The end of the story</p>`
}
