import type { CompiledTemplates } from '../runner/compileTemplates.ts'
import type { OfficialApis } from '../runner/wx/officialApis.ts'

/** Data from Node that the browser can't read or compile itself. */
export interface Payload {
  /** The build's JSON files and scripts, by path. */
  readonly files: Readonly<Record<string, string>>
  readonly templates: CompiledTemplates
  readonly officialApis: OfficialApis
  /** Style sheets by page path; `app` holds the app's own. */
  readonly styles: Readonly<Record<string, string>>
}

/** A request passed from the browser to Node. */
export interface SentRequest {
  readonly url: string
  readonly method: string
  readonly header: Readonly<Record<string, string>>
  readonly body?: string
}

/** The response passed back, with its bytes in base64. */
export interface SentAnswer {
  readonly status: number
  readonly header: Readonly<Record<string, string>>
  readonly base64: string
}
