// Generated from src/i18n/zh-Hans by `npm run codegen`; not to be edited.
import { addTexts } from '../catalogues'
import { identity as en } from '../en/identity'
import { identity as zhHans } from '../zh-Hans/identity'

addTexts({ 'zh-Hans': zhHans, en })
