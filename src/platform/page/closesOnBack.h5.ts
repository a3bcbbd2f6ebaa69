import Taro from '@tarojs/taro'

/**
 * What lies over a page, such as a sheet or a picture, and is closed by the browser's back. Each has a history entry
 * with the address of its page; moves between such entries are kept from Taro's router, which would take them for
 * moves between pages.
 */
interface Layer {
  readonly id: number
  /** The history entry of the page below. */
  readonly page: string
  readonly close: () => void
  hasEntry: boolean
}

/** What the router keeps in an entry, and the layer that the entry stands for. */
type EntryState = { readonly key?: string; readonly layer?: number } | null

/** How long a browser may take to go back by one entry before nobody waits for it any more. */
const LONGEST_RETURN_MS = 500

const layers: Layer[] = []
// Entries outlive a reload, so numbers must not begin anew.
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

/** Calls `close` when the customer goes back. @returns what to call once it is closed, by whatever means */
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
 * To be waited for before the app itself moves on in the history: closes what lies over this page, unless the page
 * stays below the next one, and what lies over it with it. Null when there is nothing to wait for.
 */
export function leaveLayers(staysBelow = false): Promise<void> | null {
  if (!staysBelow) layersHere().reverse().forEach(shut)
  tidy()
  return returning
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

/** What closes and what opens in one go share an entry: adding one needs a tap, or browsers step over it. */
function tidySoon(): void {
  void Promise.resolve().then(tidy)
}

/** Gives each open layer its entry, and leaves the entry of one that is closed. */
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
    const patience = setTimeout(() => endReturn(), LONGEST_RETURN_MS)
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
