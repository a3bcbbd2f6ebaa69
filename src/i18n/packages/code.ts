// Generated from src/i18n/zh-Hans by `npm run codegen`; not to be edited.
import { addTexts } from '../catalogues'
import { code as en } from '../en/code'
import { code as zhHans } from '../zh-Hans/code'

addTexts({ 'zh-Hans': zhHans, en })
