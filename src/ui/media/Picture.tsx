import { Image } from '@tarojs/components'

import { semantics } from '../control/semantics'

import './Picture.scss'

/**
 * `cover` fills the box and crops, `contain` shows the whole picture, `width` grows to the height it needs.
 */
type PictureFit = 'cover' | 'contain' | 'width'

interface Props {
  readonly src: string
  readonly fit: PictureFit
  /** Must set a size. */
  readonly className: string
  readonly id?: string | undefined
  /** Alternative text; empty if the text next to it says the same. */
  readonly alternative?: string | undefined
  /** Loads the picture only when it's about to scroll into view. */
  readonly isLazy?: boolean | undefined
  /** Whether a long press opens WeChat's menu, e.g. to read a QR code in the picture. */
  readonly hasMenu?: boolean | undefined
}

const MODES = { cover: 'aspectFill', contain: 'aspectFit', width: 'widthFix' } as const

/** Renders every picture of the app. A mini program fits pictures by `mode`, the H5 by our style sheet. */
export function Picture({ src, fit, className, id, alternative, isLazy, hasMenu }: Props) {
  return (
    <Image
      className={`picture picture--${fit} ${className}`}
      src={src}
      mode={MODES[fit]}
      {...(id !== undefined && { id })}
      {...(isLazy && { lazyLoad: true })}
      {...(hasMenu && { showMenuByLongpress: true })}
      {...descriptionOf(alternative)}
    />
  )
}

/** Always sets `alt` on H5: without one, screen readers read the URL. WeChat's read nothing. */
function descriptionOf(alternative = '') {
  if (process.env.TARO_ENV === 'h5') return { nativeProps: { alt: alternative } }
  return alternative === '' ? {} : semantics({ role: 'img', label: alternative })
}
