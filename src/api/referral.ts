import type { MyReferral } from '@/model/account/referral'
import { toAmount } from '@/model/money/money'

import type { Dto } from './dto'
import type { Http } from './http'
import { readDate, readObject } from './wire'

const REFERRAL = '/api/u/referral'

export function createReferralApi(http: Http) {
  return {
    async getMine(): Promise<MyReferral> {
      return readObject(await http.get(`${REFERRAL}/my`), readMine)
    },

    /** @returns data URL of a mini program code with the customer's referral code; null if there's no mini program */
    async getMiniProgramCode(): Promise<string | null> {
      const answer = await http.get(`${REFERRAL}/mini-program-code`, { isBackground: true })
      return readObject(answer, ({ picture }) => picture)
    },
  }
}

function readMine(dto: Dto<'MyReferral'>): MyReferral {
  return {
    ...dto,
    rewardTotal: toAmount(dto.rewardTotal),
    reward: toAmount(dto.reward),
    invitees: dto.invitees.map((invitee) => ({ ...invitee, joinTime: readDate(invitee.joinTime) })),
  }
}
