// Generated from src/i18n/zh-Hans by `npm run codegen`; not to be edited.
import { addTexts } from '../catalogues'
import { confirmReceipt as en } from '../en/confirmReceipt'
import { confirmReceipt as zhHans } from '../zh-Hans/confirmReceipt'

addTexts({ 'zh-Hans': zhHans, en })
