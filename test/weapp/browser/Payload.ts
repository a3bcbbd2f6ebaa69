import type { CompiledTemplates } from '../runner/compileTemplates.ts'

/** What Node hands to the browser: everything it cannot read or compile there. */
export interface Payload {
  /** The build's JSON files and scripts by path. */
  readonly files: Readonly<Record<string, string>>
  readonly templates: CompiledTemplates
  readonly officialApis: readonly string[]
  /** Style sheets by page path; `app` for the app's own. */
  readonly styles: Readonly<Record<string, string>>
}

/** A request as it crosses to Node, with its bytes in base64. */
export interface SentRequest {
  readonly url: string
  readonly method: string
  readonly header: Readonly<Record<string, string>>
  readonly body?: string
}

/** The answer on its way back. */
export interface SentAnswer {
  readonly status: number
  readonly header: Readonly<Record<string, string>>
  readonly base64: string
}
