// Generated from src/i18n/zh-Hans by `npm run codegen`; not to be edited.
import { addTexts } from '../catalogues'
import { passport as en } from '../en/passport'
import { passport as zhHans } from '../zh-Hans/passport'

addTexts({ 'zh-Hans': zhHans, en })
