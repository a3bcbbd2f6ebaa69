import { hashOfToken } from '../../base/crypto/secretToken.ts'
import { ApiProblem, fieldProblem } from '../../base/http/problem.ts'
import { createAccount, checkCredentials, takenMeanwhile } from './account.ts'
import { hashPassword } from './passwords/hashing.ts'
import { lockByPassword } from './proof.ts'
import {
  findLiveSessionUser,
  findRefreshTokenSession,
  revokeSession,
  takeRefreshToken,
} from './repository/sessions.ts'
import { findUserByTarget, lockUserByTarget } from './repository/users.ts'
import { contactOf, readTarget } from './target.ts'

import type { Customer } from '../../base/http/app.ts'
import type { Asker } from '../../base/http/asker.ts'
import type { Clock } from '../../base/time/clock.ts'
import type { LoginByCodeRequest, LoginRequest, RegisterRequest, Token } from '../../contracts/passport.ts'
import type { Database, Transaction } from '../../db/client.ts'
import type { Transact } from '../../routing/idempotency.ts'
import type { VerificationService } from './codes/service.ts'
import type { LoginGuard } from './passwords/loginGuard.ts'
import type { Tokens } from './tokens.ts'

/** Signing up, in and out. */
export interface PassportService {
  /**
   * Signs somebody up and in.
   *
   * @param transact runs the transaction that creates the account
   * @throws ApiProblem 400 Validation, InvalidCode, ReferralCodeUnknown
   * @throws ApiProblem 409 UserNameTaken, TargetTaken
   */
  register(transact: Transact, request: RegisterRequest, asker: Asker): Promise<Token>
  /**
   * A refusal doesn't tell whether the account exists.
   *
   * @throws ApiProblem 400 InvalidCredentials
   * @throws ApiProblem 429 PasswordLocked
   */
  login(request: LoginRequest, asker: Asker): Promise<Token>
  /**
   * @throws ApiProblem 400 Validation
   * @throws ApiProblem 400 InvalidCode, also for an unknown account
   */
  loginByCode(request: LoginByCodeRequest, asker: Asker): Promise<Token>
  /**
   * Trades a refresh token for the next pair. A second use means that the token was copied: its session ends.
   *
   * @throws ApiProblem 401 SessionEnded
   */
  refresh(refreshToken: string): Promise<Token>
  logout(customer: Customer): Promise<void>
}

interface Dependencies {
  readonly db: Database
  readonly clock: Clock
  readonly tokens: Tokens
  readonly verification: VerificationService
  readonly guard: LoginGuard
  /** Of a new customer's balance. */
  readonly currencyCode: string
}

export function createPassportService(dependencies: Dependencies): PassportService {
  const { db, clock, tokens, verification, guard } = dependencies

  return {
    register: (transact, request, asker) => register(dependencies, transact, request, asker),

    login: async ({ usernameOrEmail, password, loginPlatform }, asker) => {
      const user = await checkCredentials(dependencies, usernameOrEmail, password, asker)
      return db.transaction(async (tx) => {
        await lockByPassword(tx, user)
        return tokens.openSession(tx, user.id, loginPlatform)
      })
    },

    loginByCode: async ({ target: rawTarget, code, loginPlatform }, asker) => {
      const target = readTarget(rawTarget)
      const codeId = await verification.check(target, 'LOGIN', code, asker)
      return db.transaction(async (tx) => {
        const user = await lockUserByTarget(tx, target)
        if (!user) throw fieldProblem(400, 'InvalidCode', 'code')
        await verification.use(tx, codeId)
        await guard.clear(tx, user.id, asker)
        return tokens.openSession(tx, user.id, loginPlatform)
      })
    },

    refresh: async (refreshToken) => {
      const tokenHash = hashOfToken(refreshToken)
      const next = await db.transaction((tx) => nextPair(tx, tokens, tokenHash, clock.now()))
      if (next) return next
      const sessionId = await findRefreshTokenSession(db, tokenHash)
      if (sessionId) await revokeSession(db, sessionId, clock.now())
      throw new ApiProblem(401, 'SessionEnded')
    },

    logout: ({ sessionId }) => revokeSession(db, sessionId, clock.now()),
  }
}

async function nextPair(
  tx: Transaction,
  tokens: Tokens,
  tokenHash: string,
  now: Date,
): Promise<Token | null> {
  const sessionId = await takeRefreshToken(tx, tokenHash, now)
  const userId = sessionId === undefined ? null : await findLiveSessionUser(tx, sessionId)
  return sessionId === undefined || userId === null ? null : tokens.issue(tx, userId, sessionId)
}

async function register(
  dependencies: Dependencies,
  transact: Transact,
  request: RegisterRequest,
  asker: Asker,
): Promise<Token> {
  const { clock, tokens, verification, currencyCode } = dependencies
  const { username, password, code, referralCode = null, loginPlatform } = request
  const target = readTarget(request.target)
  const codeId = await verification.check(target, 'REGISTER', code, asker)
  const passwordHash = await hashPassword(password)
  try {
    return await transact(async (tx) => {
      if (await findUserByTarget(tx, target)) throw fieldProblem(409, 'TargetTaken', 'target')
      const account = { username, passwordHash, referralCode, ...contactOf(target) }
      const userId = await createAccount(tx, account, currencyCode, clock.now())
      await verification.use(tx, codeId)
      return tokens.openSession(tx, userId, loginPlatform)
    })
  } catch (error) {
    throw takenMeanwhile(error)
  }
}
