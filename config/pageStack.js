// Replaces Taro's `router/stack`, which looks up a history entry's page by path alone. With two pages of the same path,
// such as two orders, going forward showed the wrong one.

/** Open pages; the last one is on screen. */
const pages = []
/** The history entry of each page. */
const entries = new WeakMap()
const tabs = {}
let pagesToLeave = 0

/** Identifies the current history entry: by the router's key, else its index, else its URL, which was typed in. */
function currentEntry() {
  const { key, idx } = globalThis.history.state ?? {}
  return key ?? idx ?? globalThis.location.hash
}

const stack = {
  /** The router method that started the navigation, such as "navigateTo"; empty for the browser's own buttons. */
  method: '',

  /** Number of pages that `navigateBack` still has to close. Taro counts it down by assigning zero or less. */
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

  /** Index of the current entry's page below the top page; -1 if it isn't open. */
  getPrevIndex() {
    const entry = currentEntry()
    return pages.slice(0, -1).findIndex((page) => entries.get(page) === entry)
  },

  /** Number of pages above the current entry's page; 1 if that isn't open. */
  getDelta() {
    if (pagesToLeave > 0) return pagesToLeave
    const index = stack.getPrevIndex()
    return index < 0 ? 1 : pages.length - 1 - index
  },

  getTabs: () => tabs,

  /** Moves the top page to the tab cache, until `popTab` shows it again. */
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
