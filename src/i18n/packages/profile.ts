// Generated from src/i18n/zh-Hans by `npm run codegen`; not to be edited.
import { addTexts } from '../catalogues'
import { profile as en } from '../en/profile'
import { profile as zhHans } from '../zh-Hans/profile'

addTexts({ 'zh-Hans': zhHans, en })
