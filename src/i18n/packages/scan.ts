// Generated from src/i18n/zh-Hans by `npm run codegen`; not to be edited.
import { addTexts } from '../catalogues'
import { scan as en } from '../en/scan'
import { scan as zhHans } from '../zh-Hans/scan'

addTexts({ 'zh-Hans': zhHans, en })
