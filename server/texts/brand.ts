import brand from '../../brand.json' with { type: 'json' }
import { localised } from './localised.ts'

/** What the product is called; the app takes it from the same settings (`config/appName.ts`). */
export const APP_NAME = localised(
  process.env['APP_NAME'] || brand.name['zh-Hans'],
  process.env['APP_NAME_EN'] || brand.name.en,
)
