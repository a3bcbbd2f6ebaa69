/** Spec section 3, "Login status". */
export const LoginStatus = { NotLoggedIn: 0, LoggedIn: 1, TimedOut: 2 } as const
export type LoginStatus = (typeof LoginStatus)[keyof typeof LoginStatus]

/** Spec section 3, "Login platforms": where a sign-in came from. */
export const LoginPlatform = {
  WeChat_H5: 'WeChat_H5',
  WeChat_App: 'WeChat_App',
  PcWebBackend: 'PcWebBackend',
  PcWebFrontend: 'PcWebFrontend',
  MobileWebFrontend: 'MobileWebFrontend',
  CodeLogin: 'CodeLogin',
} as const
export type LoginPlatform = (typeof LoginPlatform)[keyof typeof LoginPlatform]

/** Spec section 9: the `platform` header, 52 inside WeChat and 12 in any other browser. */
export const PlatformCode = { WeChat: 52, Browser: 12 } as const
export type PlatformCode = (typeof PlatformCode)[keyof typeof PlatformCode]

/** Spec section 3, "User types". */
export const UserType = { ADMIN: 1, CUSTOMER: 2 } as const
export type UserType = (typeof UserType)[keyof typeof UserType]

/** Spec section 3, "Languages": zh-Hans is the default, en the fallback. */
export const LOCALES = ['zh-Hans', 'en'] as const
export type Locale = (typeof LOCALES)[number]
export const DEFAULT_LOCALE: Locale = 'zh-Hans'
export const FALLBACK_LOCALE: Locale = 'en'

export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value)
}

/** Light, dark, or the device's setting. */
export const APPEARANCES = ['system', 'light', 'dark'] as const
export type Appearance = (typeof APPEARANCES)[number]
export const DEFAULT_APPEARANCE: Appearance = 'system'

export function isAppearance(value: unknown): value is Appearance {
  return APPEARANCES.some((appearance) => appearance === value)
}
