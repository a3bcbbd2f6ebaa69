// Generated from src/i18n/zh-Hans by `npm run codegen`; not to be edited.
import { addTexts } from '../catalogues'
import { payOrder as en } from '../en/payOrder'
import { payOrder as zhHans } from '../zh-Hans/payOrder'

addTexts({ 'zh-Hans': zhHans, en })
