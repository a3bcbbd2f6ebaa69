import type { nameNavigationButtons as onH5 } from './navigationButtons.h5'

/** WeChat names its own buttons. */
export const nameNavigationButtons: typeof onH5 = () => undefined
