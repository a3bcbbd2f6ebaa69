import Taro from '@tarojs/taro'

interface TextSize {
  /** Sets the sizes in `styles/_text-sizes.scss`. */
  readonly className: string
  /** By how much rows of a fixed height grow. */
  readonly rowScale: number
}

const USUAL: TextSize = { className: '', rowScale: 1 }
const LARGE: TextSize = { className: 'text-l', rowScale: 1.1 }
const LARGEST: TextSize = { className: 'text-xl', rowScale: 1.22 }

let known: TextSize | null = null

/** Follows the font size set in WeChat. Read once. */
export function textSize(): TextSize {
  known ??= textSizeFor(Taro.getAppBaseInfo() as { readonly fontSizeSetting?: number })
  return known
}

/** WeChat's font size is 16 px on Android and 17 px on iPhones, unless the customer has changed it. */
export function textSizeFor({ fontSizeSetting: px = 0 }: { readonly fontSizeSetting?: number }): TextSize {
  if (px < 18) return USUAL
  return px < 21 ? LARGE : LARGEST
}
