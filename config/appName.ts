import brand from '../brand.json'

/** What the app is called. The server takes it from the same settings (`server/brand.ts`). */
export const appName = {
  'zh-Hans': process.env.APP_NAME || brand.name['zh-Hans'],
  en: process.env.APP_NAME_EN || brand.name.en,
}
