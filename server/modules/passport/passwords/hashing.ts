import { hash, verify } from '@node-rs/argon2'

/** Checked where there's no account or password, so that the answer takes as long. */
let hashOfNothing: Promise<string> | undefined

/** argon2id with the library's parameters (19 MiB, 2 passes), which are OWASP's. */
export function hashPassword(password: string): Promise<string> {
  return hash(password)
}

/** Whether the password belongs to the hash. Without a hash it's false, but takes as long. */
export async function checkPassword(
  passwordHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  hashOfNothing ??= hash('')
  const isRight = await verify(passwordHash ?? (await hashOfNothing), password)
  return isRight && passwordHash !== null && passwordHash !== undefined
}
