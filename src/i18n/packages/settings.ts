// Generated from src/i18n/zh-Hans by `npm run codegen`; not to be edited.
import { addTexts } from '../catalogues'
import { settings as en } from '../en/settings'
import { settings as zhHans } from '../zh-Hans/settings'

addTexts({ 'zh-Hans': zhHans, en })
