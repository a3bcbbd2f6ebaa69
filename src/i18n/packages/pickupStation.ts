// Generated from src/i18n/zh-Hans by `npm run codegen`; not to be edited.
import { addTexts } from '../catalogues'
import { pickupStation as en } from '../en/pickupStation'
import { pickupStation as zhHans } from '../zh-Hans/pickupStation'

addTexts({ 'zh-Hans': zhHans, en })
