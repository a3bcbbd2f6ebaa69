import { watchFeedback } from '../support/app/feedback'
import { fakeRouter } from '../support/app/fakeRouter'
import { rememberSession, startApp } from '../support/app/startApp'
import { Wire } from '../support/app/Wire'

export const UPLOAD = 'POST /api/system-management/common/batch-upload-2'

export function openApp() {
  const { toast, modal } = watchFeedback()
  const wire = new Wire()
  const router = fakeRouter('/pages/tab-bar/home/home')
  rememberSession({ tokenType: 'Bearer', accessToken: 'tok', refreshToken: null })
  const { stores } = startApp()
  return { wire, router, stores, toast, modal }
}

export const thrownBy = (asking: Promise<unknown>) =>
  asking.then(
    () => Promise.reject(new Error('should have failed')),
    (error: unknown) => error,
  )
