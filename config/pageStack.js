// Replaces Taro's `router/stack`, which finds the page that a history entry stands for by its path alone: of two
// pages with one path, such as two orders, going forward to the second showed the first under the second's address.

/** Names the current history entry: as the router keys it, or else by its place, or by the address that was typed. */
function currentEntry() {
  const { key, idx } = globalThis.history.state ?? {}
  return key ?? idx ?? globalThis.location.hash
}

/** The open pages, the one on screen last. */
class PageStack {
  /** The API call that causes the next move, such as "navigateTo"; empty if the browser does. */
  method = ''
  pages = []
  entries = new WeakMap()
  tabs = {}
  pagesToLeave = 0

  /** How many pages `navigateBack` still has to leave. Any other value below one counts one down, as Taro expects. */
  get delta() {
    return this.pagesToLeave
  }

  set delta(delta) {
    this.pagesToLeave = delta > 0 ? delta : Math.max(this.pagesToLeave - 1, 0)
  }

  get length() {
    return this.pages.length
  }

  get last() {
    return this.pages[this.pages.length - 1]
  }

  get() {
    return this.pages
  }

  getItem(index) {
    return this.pages[index]
  }

  push(page) {
    this.entries.set(page, currentEntry())
    return this.pages.push(page)
  }

  pop() {
    return this.pages.pop()
  }

  /** Where the current entry's page is below the one on screen; -1 if it isn't open. */
  getPrevIndex() {
    const entry = currentEntry()
    return this.pages.slice(0, -1).findIndex((page) => this.entries.get(page) === entry)
  }

  /** How many pages lie over the current entry's page; 1 if it isn't open. */
  getDelta() {
    if (this.pagesToLeave > 0) return this.pagesToLeave
    const index = this.getPrevIndex()
    return index < 0 ? 1 : this.pages.length - 1 - index
  }

  getTabs() {
    return this.tabs
  }

  /** Keeps the page on screen as a tab's, to be shown again with `popTab`. */
  pushTab(path) {
    this.tabs[path] = this.pop()
  }

  popTab(path) {
    this.push(this.tabs[path])
    this.removeTab(path)
  }

  removeTab(path) {
    delete this.tabs[path]
  }
}

export default new PageStack()
