import Taro from '@tarojs/taro'

const POLL_INTERVAL_MS = 100

let watch: ReturnType<typeof setInterval> | undefined

/**
 * Shows a toast, for 1500 ms by default (spec section 9). Some page changes make WeChat drop it without an
 * event, so it's shown again on the new page.
 */
export function showToast(title: string, durationMs = 1500): void {
  const show = () => void Taro.showToast({ title, icon: 'none', duration: durationMs })
  const end = Date.now() + durationMs
  let shownOn = topPage()
  clearInterval(watch)
  show()
  watch = setInterval(() => {
    if (topPage() !== shownOn) {
      shownOn = topPage()
      show()
    }
    if (Date.now() >= end) clearInterval(watch)
  }, POLL_INTERVAL_MS)
}

function topPage(): unknown {
  return Taro.getCurrentInstance().page
}
