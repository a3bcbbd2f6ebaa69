import { closePages } from './renderPage'

// A page left mounted would go on answering events of the next test; what one test stored, the next must not read.
afterEach(async () => {
  await closePages()
  window.localStorage.clear()
})
