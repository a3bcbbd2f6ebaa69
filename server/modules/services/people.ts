import { derivedKey } from '../../derivedKey.ts'
import { createAddressService } from '../address/service.ts'
import { createCustomerServiceService } from '../customerService/service.ts'
import { createIdentitySeal } from '../identity/seal.ts'
import { createIdentityService } from '../identity/service.ts'
import { createMessageService } from '../message/service.ts'
import { createCredentialService } from '../passport/credentials.ts'
import { createLoginGuard } from '../passport/loginGuard.ts'
import { createPassportService } from '../passport/service.ts'
import { createTokens } from '../passport/tokens.ts'
import { createVerificationService } from '../passport/verification.ts'
import { createWechatSignIn } from '../passport/wechatSignIn.ts'
import { createPickupStationService } from '../pickupStation/service.ts'
import { createReferralService } from '../referral/service.ts'
import { createShortLinkService } from '../shortLink/service.ts'
import { createPickupStationDesk } from '../user/pickupStationDesk.ts'
import { createProfileService } from '../user/profile.ts'
import { createUserService } from '../user/service.ts'
import { createJsSdkService } from '../wechat/jsSdk.ts'
import { createMiniProgramCodes } from '../wechat/miniProgramCodes.ts'
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
    identityKey,
    wechatProvider,
    wechatTemplates = {},
    redirectOrigins,
  } = foundation
  const currencyCode = tenant.settings.defaultCurrencyCode
  const keyFor = (purpose: string): Uint8Array => derivedKey(signingKey, purpose)
  const tokens = createTokens(db, clock, keyFor('access-tokens'))
  const verification = createVerificationService({
    db,
    clock,
    sender: codeSender,
    hashKey: keyFor('verification-codes'),
  })
  const guard = createLoginGuard(db, clock, keyFor('login-attempts'))
  const wechat = createWechatService(db, wechatProvider)
  const miniProgramCodes = createMiniProgramCodes(wechatProvider)
  const pickupStation = createPickupStationService(db)
  const identitySeal = createIdentitySeal(identityKey)
  const signIn = { db, clock, tokens, verification, guard, currencyCode }
  return {
    address: createAddressService(db, clock, identitySeal),
    credentials: createCredentialService({ db, clock, verification, guard }),
    customerService: createCustomerServiceService(db),
    identity: createIdentityService(db, identitySeal),
    jsSdk: createJsSdkService({ provider: wechatProvider, clock, origins: redirectOrigins }),
    message: createMessageService(db, clock, wechatTemplates, wechat),
    passport: createPassportService(signIn),
    pickupStation,
    pickupStationDesk: createPickupStationDesk(db, clock, pickupStation),
    profile: createProfileService({ db, verification, wechat, pickupStations: pickupStation }),
    referral: createReferralService(db, tenant.settings, miniProgramCodes),
    shortLink: createShortLinkService(db, clock, miniProgramCodes),
    tokens,
    user: createUserService({ db, clock, storage, pickupStations: pickupStation, currencyCode }),
    verification,
    wechat,
    wechatSignIn: createWechatSignIn({ ...signIn, provider: wechatProvider, redirectOrigins }),
  }
}
