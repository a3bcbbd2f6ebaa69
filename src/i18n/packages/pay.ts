// Generated from src/i18n/zh-Hans by `npm run codegen`; not to be edited.
import { addTexts } from '../catalogues'
import { pay as en } from '../en/pay'
import { pay as zhHans } from '../zh-Hans/pay'

addTexts({ 'zh-Hans': zhHans, en })
