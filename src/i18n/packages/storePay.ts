// Generated from src/i18n/zh-Hans by `npm run codegen`; not to be edited.
import { addTexts } from '../catalogues'
import { storePay as en } from '../en/storePay'
import { storePay as zhHans } from '../zh-Hans/storePay'

addTexts({ 'zh-Hans': zhHans, en })
