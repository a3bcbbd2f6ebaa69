import Taro from '@tarojs/taro'

/**
 * Something over a page, such as a sheet or a picture, that the browser's back button closes. Each layer has
 * a history entry with its page's URL. Moves between such entries are hidden from Taro's router, which would
 * take them for page changes.
 */
interface Layer {
  readonly id: number
  /** The history entry of the page below, as `pageOfEntry` returns it. */
  page: string
  readonly close: () => void
  hasEntry: boolean
}

/** A history entry's state: the router's `key`, and the ID of the layer the entry belongs to. */
type EntryState = { readonly key?: string; readonly layer?: number } | null

/** How long to wait for the browser to go back one entry. */
const RETURN_TIMEOUT_MS = 500

const layers: Layer[] = []
// Entries survive a reload, so IDs must not start over.
let newestId = Date.now()
let page = ''
let returning: Promise<void> | null = null
let endReturn = (): void => undefined

/** Must run before the router listens to the history. */
export function keepBackForLayers(): void {
  window.addEventListener('popstate', takePop, true)
  Taro.eventCenter.on('__taroRouterChange', () => {
    page = pageOfEntry()
    tidy()
  })
}

/**
 * Calls `close` when the customer goes back.
 *
 * @returns a function to call once the layer is closed, for whatever reason
 */
export function closesOnBack(close: () => void): () => void {
  const layer: Layer = { id: ++newestId, page, close, hasEntry: false }
  layers.push(layer)
  tidySoon()
  return () => {
    forget(layer)
    tidySoon()
  }
}

/**
 * Closes the layers over this page. Await it before the app itself navigates.
 *
 * @param staysBelow whether the page stays in the history, so that its layers stay open
 * @returns null when there's nothing to wait for
 */
export function leaveLayers(staysBelow = false): Promise<void> | null {
  if (!staysBelow) layersHere().reverse().forEach(shut)
  tidy()
  return returning
}

/** Gives the page on screen another address, such as one with a parameter. It stays the same page. */
export function renamePage(url: string): void {
  const here = layersHere()
  history.replaceState(history.state, '', `#${url}`)
  page = pageOfEntry()
  for (const layer of here) layer.page = page
}

function takePop(event: Event): void {
  if (pageOfEntry() !== page) return
  event.stopImmediatePropagation()
  endReturn()
  const { layer: top = 0 } = entryState() ?? {}
  layersHere()
    .filter(({ id, hasEntry }) => hasEntry && id > top)
    .reverse()
    .forEach(shut)
  tidy()
}

function shut(layer: Layer): void {
  forget(layer)
  layer.close()
}

function forget(layer: Layer): void {
  const index = layers.indexOf(layer)
  if (index >= 0) layers.splice(index, 1)
}

/**
 * Deferred so that a layer that closes and one that opens in the same tick share an entry: browsers skip
 * entries that were added without a tap.
 */
function tidySoon(): void {
  void Promise.resolve().then(tidy)
}

/** Adds the missing entries of open layers, and goes back if the current entry's layer is closed. */
function tidy(): void {
  if (returning || pageOfEntry() !== page) return
  const here = layersHere()
  const waiting = here.filter(({ hasEntry }) => !hasEntry)
  const { layer: top } = entryState() ?? {}
  if (top !== undefined && !here.some(({ id }) => id === top)) {
    const next = waiting.shift()
    if (!next) return goBack()
    enter(next, 'replaceState')
  }
  for (const layer of waiting) enter(layer, 'pushState')
}

function enter(layer: Layer, how: 'pushState' | 'replaceState'): void {
  history[how]({ ...entryState(), layer: layer.id }, '')
  layer.hasEntry = true
}

function goBack(): void {
  returning = new Promise((resolve) => {
    const patience = setTimeout(() => endReturn(), RETURN_TIMEOUT_MS)
    endReturn = () => {
      clearTimeout(patience)
      returning = null
      endReturn = () => undefined
      resolve()
    }
  })
  history.back()
}

function layersHere(): Layer[] {
  return layers.filter((layer) => layer.page === page)
}

function entryState(): EntryState {
  return history.state as EntryState
}

function pageOfEntry(): string {
  return `${entryState()?.key ?? ''} ${location.hash}`
}
