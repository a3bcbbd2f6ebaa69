export { createAccount } from './account.ts'
export {
  codeSenderByTarget,
  logCodeSender,
  mailCodeSender,
  smsCodeSender,
  type CodeSender,
} from './codeSender.ts'
export { credentialRoutes } from './credentialRoutes.ts'
export { createCredentialService } from './credentials.ts'
export { noteRevoked } from './liveSessions.ts'
export { accountKeyOf, createLoginGuard } from './loginGuard.ts'
export { hashPassword } from './passwords.ts'
export { passportRoutes } from './routes.ts'
export { createPassportService } from './service.ts'
export { createTokens } from './tokens.ts'
export { createVerificationService, type VerificationService } from './verification.ts'
export { wechatSignInRoutes } from './wechatRoutes.ts'
export { createWechatSignIn } from './wechatSignIn.ts'
export { deleteExpiredSignIns } from './repository/expired.ts'
