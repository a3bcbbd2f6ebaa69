import { hash, verify } from '@node-rs/argon2'

/** A hash of no password: checked if there's no account, so that the answer takes as long. */
let hashOfNothing: Promise<string> | undefined

/** argon2id with the library's parameters (19 MiB, 2 passes), which are OWASP's. */
export function hashPassword(password: string): Promise<string> {
  return hash(password)
}

/** Whether the password belongs to the hash; never true without one, but no faster. */
export async function checkPassword(
  passwordHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  hashOfNothing ??= hash('')
  const isRight = await verify(passwordHash ?? (await hashOfNothing), password)
  return isRight && passwordHash !== null && passwordHash !== undefined
}
