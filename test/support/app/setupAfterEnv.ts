import { matchOnly } from './layoutApis'

// Keeps tests apart.
beforeEach(() => {
  window.localStorage.clear()
  matchOnly(null)
})
