import { closePages } from './renderPage'

// Keeps tests apart: a mounted page would still react to the next test's events, and storage would leak into
// it.
afterEach(async () => {
  await closePages()
  window.localStorage.clear()
})
