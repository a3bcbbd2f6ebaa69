import Taro from '@tarojs/taro'

const LOOK_EVERY_MS = 100

let watch: ReturnType<typeof setInterval> | undefined

/**
 * A passing word; 1500 ms unless told otherwise (spec section 9). WeChat takes it away with some page changes
 * and tells nobody: on the page that comes it is shown again.
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
  }, LOOK_EVERY_MS)
}

function topPage(): unknown {
  return Taro.getCurrentInstance().page
}
