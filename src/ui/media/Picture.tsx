import { Image } from '@tarojs/components'

import './Picture.scss'

/** `cover` fills its box and cuts off what is over, `contain` shows the whole, `width` takes the height it needs. */
type PictureFit = 'cover' | 'contain' | 'width'

interface Props {
  readonly src: string
  readonly fit: PictureFit
  /** Gives it a size. */
  readonly className: string
  readonly id?: string | undefined
  /** What it shows, for those who do not see it; nothing when the words around it say so already. */
  readonly alternative?: string | undefined
  /** Comes when the customer is about to see it. */
  readonly isLazy?: boolean | undefined
  /** Whether a finger that stays offers what WeChat can do with it, such as reading its code. */
  readonly hasMenu?: boolean | undefined
}

const MODES = { cover: 'aspectFill', contain: 'aspectFit', width: 'widthFix' } as const

/**
 * Every picture of the app. A mini program fits one into its box by `mode`; Taro's own styles for that squash it on
 * the H5, so there the style sheet does it.
 */
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

/** Without one Taro leaves the real picture inside bare on the H5, and screen readers then read its address. */
function descriptionOf(alternative = '') {
  return process.env.TARO_ENV === 'h5' ? { nativeProps: { alt: alternative } } : {}
}
