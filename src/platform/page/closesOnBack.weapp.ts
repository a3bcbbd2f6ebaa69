import Taro from '@tarojs/taro'

/** A page container over a page, which `BackGuard` renders. */
interface Guard {
  readonly page: unknown
  readonly close: () => void
}

const guards = new Set<Guard>()
let whenGone: () => void = () => undefined

/** Nothing to do: WeChat closes its own overlays on back, and `BackGuard` closes ours. */
export function keepBackForLayers(): void {}

/**
 * Calls `close` when the app itself leaves the page.
 *
 * @returns a function to call once the layer is closed, for whatever reason
 */
export function closesOnBack(close: () => void): () => void {
  const guard: Guard = { page: Taro.getCurrentInstance().page, close }
  guards.add(guard)
  return () => {
    guards.delete(guard)
    if (guardsHere().length === 0) whenGone()
  }
}

/**
 * Closes the layers over this page. Await it before the app itself navigates: while there's a page container,
 * WeChat takes `navigateBack` to mean the container, not the page.
 *
 * @param staysBelow true if another page opens on top; the layers then stay open
 * @returns null when there's nothing to wait for
 */
export function leaveLayers(staysBelow = false): Promise<void> | null {
  const here = guardsHere()
  if (staysBelow || here.length === 0) return null
  return new Promise((resolve) => {
    // The container is gone from the tree then, but WeChat hears of it only with the next update.
    whenGone = () => Taro.nextTick(() => resolve())
    here.forEach(({ close }) => close())
  })
}

/** Nothing to do: a mini program's page has no address that anybody sees. */
export function renamePage(_url: string): void {}

function guardsHere(): Guard[] {
  const { page } = Taro.getCurrentInstance()
  return [...guards].filter((guard) => guard.page === page)
}
