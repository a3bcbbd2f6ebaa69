import { createRichTextReader, type ReadRichText } from '../modules/content/index.ts'

import type { UploadLinks } from '../base/http/uploadLinks.ts'
import type { Tenant } from '../base/tenant.ts'
import type { Clock } from '../base/time/clock.ts'
import type { Database } from '../db/client.ts'
import type { WechatTemplates } from '../modules/message/index.ts'
import type { CodeSender } from '../modules/passport/index.ts'
import type { SendLetter } from '../modules/securityNotice/index.ts'
import type { PictureStorage, TempFolders, UploadLimits } from '../modules/upload/index.ts'
import type { WechatProvider } from '../modules/wechat/index.ts'

/** What the services stand on. */
export interface Foundation {
  readonly db: Database
  readonly clock: Clock
  readonly tenant: Tenant
  readonly storage: PictureStorage
  readonly tempFolders: TempFolders
  readonly uploadLimits: UploadLimits
  readonly uploadLinks: UploadLinks
  readonly codeSender: CodeSender
  /** Tells customers about their accounts' safety. */
  readonly sendLetter: SendLetter
  /** Where the H5 is, for links in letters; none are sent without it. */
  readonly appUrl?: string | undefined
  readonly wechatProvider: WechatProvider
  /** Templates of the mini program's messages; none without it. */
  readonly wechatTemplates?: WechatTemplates
  /** Origins beside the API's own that a sign-in elsewhere may lead back to. */
  readonly redirectOrigins: readonly string[]
  /** Hosts whose pages the mini program may open. */
  readonly webViewHosts?: readonly string[]
  readonly signingKey: Uint8Array
  /** Not in the database: whoever has a copy of it cannot read identity documents. */
  readonly identityKey: string
}

/** Reads the HTML that staff write, in any area. */
export function richTextReader({ storage, redirectOrigins }: Foundation): ReadRichText {
  return createRichTextReader({ storage, appOrigins: redirectOrigins })
}
