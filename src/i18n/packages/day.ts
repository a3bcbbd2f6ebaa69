// Generated from src/i18n/zh-Hans by `npm run codegen`; not to be edited.
import { addTexts } from '../catalogues'
import { day as en } from '../en/day'
import { day as zhHans } from '../zh-Hans/day'

addTexts({ 'zh-Hans': zhHans, en })
