import { createAddressService } from '../address/service.ts'
import { createCustomerServiceService } from '../customerService/service.ts'
import { createMessageService } from '../message/service.ts'
import { createCredentialService } from '../passport/credentials.ts'
import { createLoginGuard } from '../passport/loginGuard.ts'
import { createPassportService } from '../passport/service.ts'
import { createTokens } from '../passport/tokens.ts'
import { createVerificationService } from '../passport/verification.ts'
import { createWechatSignIn } from '../passport/wechatSignIn.ts'
import { createPickupStationService } from '../pickupStation/service.ts'
import { createReferralService } from '../referral/service.ts'
import { createPickupStationDesk } from '../user/pickupStationDesk.ts'
import { createProfileService } from '../user/profile.ts'
import { createUserService } from '../user/service.ts'
import { createWechatService } from '../wechat/service.ts'

import type { Foundation } from './foundation.ts'

/** Who customers are: signing in, profile, addresses, messages, and who helps them. */
export function peopleServices(foundation: Foundation) {
  const {
    db,
    clock,
    tenant,
    storage,
    codeSender,
    signingKey,
    wechatProvider,
    wechatTemplates = {},
    redirectOrigins,
  } = foundation
  const currencyCode = tenant.settings.defaultCurrencyCode
  const tokens = createTokens(db, clock, signingKey)
  const verification = createVerificationService({ db, clock, sender: codeSender, hashKey: signingKey })
  const guard = createLoginGuard(db, clock, signingKey)
  const wechat = createWechatService(db, wechatProvider)
  const pickupStation = createPickupStationService(db)
  const signIn = { db, clock, tokens, verification, guard, currencyCode }
  return {
    address: createAddressService(db, clock),
    credentials: createCredentialService({ db, clock, verification, guard }),
    customerService: createCustomerServiceService(db),
    message: createMessageService(db, clock, wechatTemplates),
    passport: createPassportService(signIn),
    pickupStation,
    pickupStationDesk: createPickupStationDesk(db, clock, pickupStation),
    profile: createProfileService({ db, verification, wechat, pickupStations: pickupStation }),
    referral: createReferralService(db, tenant.settings),
    tokens,
    user: createUserService({ db, clock, storage, pickupStations: pickupStation, currencyCode }),
    verification,
    wechat,
    wechatSignIn: createWechatSignIn({ ...signIn, provider: wechatProvider, redirectOrigins }),
  }
}
