import { fieldProblem, orNotFound } from '../../base/http/problem.ts'
import { newReadableCode } from '../../base/ids.ts'
import { inviteCodeOf } from '../user/index.ts'
import { qrPicture } from './qrPicture.ts'
import { findCode, findSharedPage, insertLink, type SharedPage } from './repository.ts'
import { shareablePath, withReferralCode } from './shareablePages.ts'

import type { Customer } from '../../base/http/app.ts'
import type { Clock } from '../../base/time/clock.ts'
import type { Database } from '../../db/client.ts'
import type { MiniProgramCodes } from '../wechat/index.ts'

export interface ShortLinkService {
  /**
   * The customer's code for a page of the app: the same one each time.
   *
   * @throws ApiProblem 400 PathNotShareable at `path`
   */
  codeOf(customer: Customer, path: string): Promise<string>
  /**
   * The page behind a code, with the referral code of the customer who shared it.
   *
   * @throws ApiProblem 404
   */
  resolve(code: string): Promise<string>
  /**
   * A picture to scan: the mini program's code, or a QR code of `url` where there is no mini program.
   *
   * @returns a data URL
   * @throws ApiProblem 502 WechatFailed
   * @throws ApiProblem 503 WechatUnavailable
   */
  picture(code: string, url: string): Promise<string>
}

/** The page that resolves the code and leads to the shared page. */
const REDIRECT_PAGE = 'pages/biz-redirect/biz-redirect'

const ATTEMPTS = 20

export function createShortLinkService(
  db: Database,
  clock: Clock,
  miniProgramCodes: MiniProgramCodes,
): ShortLinkService {
  return {
    codeOf: async ({ userId }, asked) => {
      const path = shareablePath(asked)
      if (path === null) throw fieldProblem(400, 'PathNotShareable', 'path')
      return codeFor(db, { userId, path }, clock.now())
    },

    resolve: async (code) => {
      const page = orNotFound(await findSharedPage(db, code.toUpperCase()))
      return withReferralCode(page.path, await inviteCodeOf(db, page.userId))
    },

    // Without the `s=` the app would take the code for a referral code.
    picture: async (code, url) => (await miniProgramCodes.of(REDIRECT_PAGE, `s=${code}`)) ?? qrPicture(url),
  }
}

/**
 * The code of a page that a customer shares, made the first time.
 *
 * @throws Error if all the codes tried are taken, which doesn't happen by chance
 */
async function codeFor(db: Database, page: SharedPage, now: Date): Promise<string> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    await insertLink(db, page, newReadableCode(), now)
    const code = await findCode(db, page)
    if (code !== null) return code
  }
  throw new Error('no free code was found for a short link')
}
