import type { TestServer } from '../../../support/server/startTestServer.ts'
import type { MiniProgram } from '../../runner/MiniProgram.ts'

/**
 * Requests a verification code on the page.
 *
 * @returns the code that was sent
 */
export async function sendCode(
  app: MiniProgram,
  server: TestServer,
  target: string,
  field = '#target',
): Promise<string> {
  const sent = () => app.toasts.filter(({ title }) => title === '验证码已发送').length
  const before = sent()
  await app.input(field, target)
  await app.tap('#send-code')
  await app.waitFor(() => sent() > before, { of: 'the word that a code was sent' })
  return server.codeFor(target)
}
