import { Build } from '../runner/Build.ts'
import { glassEasel } from '../runner/engine.ts'
import { oldEngineScript } from '../runner/oldEngine.ts'
import type { Page } from '../runner/Page.ts'
import type { HttpAnswer, HttpRequest, Platform } from '../runner/Platform.ts'
import { Realm } from '../runner/Realm.ts'
import type { Payload, SentAnswer, SentRequest } from './Payload.ts'

// Styles and tests find elements by id.
glassEasel.globalOptions.writeIdToDOM = true

/** The browser APIs used here: the project's tests are type-checked without the DOM library. */
export interface Dom {
  readonly document: DomDocument
  eval(code: string): unknown
  addEventListener(type: 'unhandledrejection', listener: (event: Rejection) => void): void
  /** Value of the last script that ran in a realm. */
  result?: unknown
}

interface Rejection {
  readonly reason: unknown
  readonly promise: unknown
}

interface DomDocument {
  readonly body: DomElement
  createElement(tag: string): DomElement
  querySelector(selector: string): DomElement | null
}

interface DomElement {
  contentWindow: Dom
  textContent: string
  style: Record<string, string>
  append(child: DomElement): void
  remove(): void
}

/** Runs a build in a browser page with layout and drawing; Node sends its requests. */
export function browserPlatform(
  dom: Dom,
  payload: Payload,
  send: (request: SentRequest) => Promise<SentAnswer>,
): Platform {
  const files = { list: Object.keys(payload.files), read: (path: string) => payload.files[path] }
  const groups = dom.eval(`(${payload.templates.code})`) as Record<string, unknown>
  // Each run of the app has a frame of its own, which goes with it.
  let frame = dom.document.createElement('iframe')
  const newFrame = () => {
    frame = dom.document.createElement('iframe')
    frame.style.display = 'none'
    dom.document.body.append(frame)
    return frame
  }
  return {
    build: new Build(files),
    templates: { ...payload.templates, groups },
    officialApis: payload.officialApis,
    createRealm: ({ oldEngine }) => iframeRealm(newFrame(), oldEngine),
    createBackend: () => new glassEasel.CurrentWindowBackendContext(),
    send: async (request) => received(await send(sent(request))),
    attach: (page) => attach(dom.document, page, payload),
    setVisible(page, visible) {
      hostOf(page).style.display = visible ? '' : 'none'
      if (visible) useStyle(dom.document, page, payload)
    },
    detach: (page) => hostOf(page).remove(),
    watchRejections(onRejection) {
      const { contentWindow } = frame
      contentWindow.addEventListener('unhandledrejection', ({ reason, promise }) =>
        onRejection(reason, promise),
      )
      const ended = frame
      return () => ended.remove()
    },
  }
}

/**
 * Creates a realm in an iframe, with its own globals; the logic layer hides the browser's names in it. Runs
 * code in `<script>` elements because the browser keeps their compiled code for the next frame, unlike eval's.
 */
function iframeRealm(frame: DomElement, oldEngine: boolean): Realm {
  const { contentWindow } = frame
  const realm = new Realm((code, filename) => {
    const script = contentWindow.document.createElement('script')
    script.textContent = `result = (${code}\n)${filename === undefined ? '' : `\n//# sourceURL=${filename}`}`
    contentWindow.document.body.append(script)
    script.remove()
    const { result } = contentWindow
    delete contentWindow.result
    return result
  })
  if (oldEngine) contentWindow.eval(oldEngineScript)
  return realm
}

function attach(document: DomDocument, page: Page, payload: Payload): void {
  useStyle(document, page, payload)
  const placeholder = document.createElement('div')
  document.body.append(placeholder)
  page.root.attach(document.body, placeholder)
}

/** Applies only the app's styles and the page's own, as WeChat does. */
function useStyle(document: DomDocument, { path }: Page, { styles }: Payload): void {
  let sheet = document.querySelector('#page-style')
  if (!sheet) {
    sheet = document.createElement('style')
    Object.assign(sheet, { id: 'page-style' })
    document.body.append(sheet)
  }
  sheet.textContent = `${styles.app ?? ''}\n${styles[path] ?? ''}`
}

function hostOf({ root }: Page): DomElement {
  return root.component.getBackendElement() as unknown as DomElement
}

function sent({ url, method, header, body }: HttpRequest): SentRequest {
  if (body !== undefined && typeof body !== 'string')
    throw new Error('binary bodies are not sent from the browser')
  return { url, method, header, ...(body !== undefined && { body }) }
}

function received({ status, header, base64 }: SentAnswer): HttpAnswer {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
  return { status, header, cookies: [], bytes }
}
