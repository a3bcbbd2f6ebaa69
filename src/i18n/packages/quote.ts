// Generated from src/i18n/zh-Hans by `npm run codegen`; not to be edited.
import { addTexts } from '../catalogues'
import { quote as en } from '../en/quote'
import { quote as zhHans } from '../zh-Hans/quote'

addTexts({ 'zh-Hans': zhHans, en })
