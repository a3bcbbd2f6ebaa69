// Generated from src/i18n/zh-Hans by `npm run codegen`; not to be edited.
import { addTexts } from '../catalogues'
import { pendingPay as en } from '../en/pendingPay'
import { pendingPay as zhHans } from '../zh-Hans/pendingPay'

addTexts({ 'zh-Hans': zhHans, en })
