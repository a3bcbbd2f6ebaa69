// Generated from src/i18n/zh-Hans by `npm run codegen`; not to be edited.
import { addTexts } from '../catalogues'
import { topup as en } from '../en/topup'
import { topup as zhHans } from '../zh-Hans/topup'

addTexts({ 'zh-Hans': zhHans, en })
