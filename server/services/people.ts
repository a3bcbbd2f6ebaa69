import { derivedKey } from '../base/crypto/derivedKey.ts'
import { createAddressService, createIdentitySeal } from '../modules/address/index.ts'
import { createCustomerServiceService } from '../modules/customerService/index.ts'
import { createMessageService } from '../modules/message/index.ts'
import { createOperatorService } from '../modules/operator/index.ts'
import {
  createAskers,
  createCredentialService,
  createIdentityService,
  createLoginGuard,
  createPassportService,
  createTokens,
  createVerificationService,
  createWechatSignIn,
} from '../modules/passport/index.ts'
import { createPickupStationService } from '../modules/pickupStation/index.ts'
import {
  createContactUndo,
  createPickupStationStaffService,
  createProfileService,
} from '../modules/profile/index.ts'
import { createReferralService } from '../modules/referral/index.ts'
import { createSecurityNotices } from '../modules/securityNotice/index.ts'
import { createShortLinkService } from '../modules/shortLink/index.ts'
import { createJsSdkService, createMiniProgramCodes, createWechatService } from '../modules/wechat/index.ts'

import type { Foundation } from './foundation.ts'

/** Who customers are: signing in, profile, addresses, messages, and who helps them. */
export function peopleServices(foundation: Foundation) {
  const {
    db,
    clock,
    tenant,
    storage,
    codeSender,
    sendLetter,
    appUrl,
    signingKey,
    identityKey,
    wechatProvider,
    wechatTemplates = {},
    redirectOrigins,
  } = foundation
  const { defaultCurrencyCode: currencyCode, utcOffsetMinutes } = tenant.settings
  const keyFor = (purpose: string): Uint8Array => derivedKey(signingKey, purpose)
  const askers = createAskers(keyFor('askers'))
  const tokens = createTokens({ db, clock, askers, signingKey: keyFor('access-tokens') })
  const verification = createVerificationService({
    db,
    clock,
    sender: codeSender,
    askers,
    hashKey: keyFor('verification-codes'),
  })
  const guard = createLoginGuard({ db, clock, askers, hashKey: keyFor('login-attempts') })
  const wechat = createWechatService(db, wechatProvider)
  const miniProgramCodes = createMiniProgramCodes(wechatProvider)
  const notices = createSecurityNotices({ clock, sendLetter, utcOffsetMinutes, appUrl })
  const signIn = { db, clock, tokens, verification, guard, currencyCode }
  return {
    address: createAddressService(db, clock, createIdentitySeal(identityKey)),
    credentials: createCredentialService({ db, clock, verification, guard, notices }),
    contactUndo: createContactUndo({ db, clock, notices }),
    customerService: createCustomerServiceService(db),
    identity: createIdentityService({ db, clock, verification, guard, provider: wechatProvider }),
    jsSdk: createJsSdkService({ provider: wechatProvider, clock, origins: redirectOrigins }),
    message: createMessageService(db, clock, wechatTemplates, wechat),
    operator: createOperatorService(db, clock),
    passport: createPassportService(signIn),
    pickupStation: createPickupStationService(db),
    pickupStationStaff: createPickupStationStaffService(db, clock),
    profile: createProfileService({ db, clock, storage, verification, wechat, notices, currencyCode }),
    referral: createReferralService(db, tenant.settings, miniProgramCodes),
    shortLink: createShortLinkService(db, clock, miniProgramCodes),
    tokens,
    verification,
    wechat,
    wechatSignIn: createWechatSignIn({ ...signIn, notices, provider: wechatProvider, redirectOrigins }),
  }
}
