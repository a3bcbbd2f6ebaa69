// Generated from src/i18n/zh-Hans by `npm run codegen`; not to be edited.
import { addTexts } from '../catalogues'
import { calculate as en } from '../en/calculate'
import { calculate as zhHans } from '../zh-Hans/calculate'

addTexts({ 'zh-Hans': zhHans, en })
