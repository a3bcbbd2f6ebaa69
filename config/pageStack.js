// Replaces Taro's `router/stack`, which finds the page that a history entry stands for by its path alone: of two
// pages with one path, such as two orders, going forward to the second showed the first under the second's address.

/** The open pages, the one on screen last. */
const pages = []
/** The history entry of each page. */
const entries = new WeakMap()
const tabs = {}
let pagesToLeave = 0

/** Names the current history entry: as the router keys it, or else by its place, or by the address that was typed. */
function currentEntry() {
  const { key, idx } = globalThis.history.state ?? {}
  return key ?? idx ?? globalThis.location.hash
}

const stack = {
  /** The API call that causes the next move, such as "navigateTo"; empty if the browser does. */
  method: '',

  /** How many pages `navigateBack` still has to leave. Set to any value below one, it counts down, as Taro expects. */
  get delta() {
    return pagesToLeave
  },

  set delta(delta) {
    pagesToLeave = delta > 0 ? delta : Math.max(pagesToLeave - 1, 0)
  },

  get length() {
    return pages.length
  },

  get last() {
    return pages[pages.length - 1]
  },

  get: () => pages,

  getItem: (index) => pages[index],

  push(page) {
    entries.set(page, currentEntry())
    return pages.push(page)
  },

  pop: () => pages.pop(),

  /** Where the current entry's page is below the one on screen; -1 if it isn't open. */
  getPrevIndex() {
    const entry = currentEntry()
    return pages.slice(0, -1).findIndex((page) => entries.get(page) === entry)
  },

  /** How many pages lie over the current entry's page; 1 if it isn't open. */
  getDelta() {
    if (pagesToLeave > 0) return pagesToLeave
    const index = stack.getPrevIndex()
    return index < 0 ? 1 : pages.length - 1 - index
  },

  getTabs: () => tabs,

  /** Keeps the page on screen as a tab's, to be shown again with `popTab`. */
  pushTab(path) {
    tabs[path] = pages.pop()
  },

  popTab(path) {
    stack.push(tabs[path])
    delete tabs[path]
  },

  removeTab(path) {
    delete tabs[path]
  },
}

export default stack
