export { createAccount } from './account.ts'
export { createAskers } from './askers.ts'
export {
  codeSenderByTarget,
  logCodeSender,
  mailCodeSender,
  smsCodeSender,
  type CodeSender,
} from './codes/codeSender.ts'
export { createVerificationService, type VerificationService } from './codes/service.ts'
export { endSignIns, forgetSignIns } from './forget.ts'
export { createIdentityService } from './identity/service.ts'
export { hashPassword } from './passwords/hashing.ts'
export { createLoginGuard } from './passwords/loginGuard.ts'
export { createCredentialService } from './passwords/service.ts'
export { requireSession } from './proof.ts'
export { deleteExpiredSignIns } from './repository/expired.ts'
export { lockUser } from './repository/users.ts'
export { passportRoutes } from './routes.ts'
export { createPassportService } from './service.ts'
export { readTarget } from './target.ts'
export { createTokens } from './tokens.ts'
export { createWechatSignIn } from './wechat/service.ts'
