// Generated from src/i18n/zh-Hans by `npm run codegen`; not to be edited.
import { addTexts } from '../catalogues'
import { rule as en } from '../en/rule'
import { rule as zhHans } from '../zh-Hans/rule'

addTexts({ 'zh-Hans': zhHans, en })
