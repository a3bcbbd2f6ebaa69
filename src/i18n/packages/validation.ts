// Generated from src/i18n/zh-Hans by `npm run codegen`; not to be edited.
import { addTexts } from '../catalogues'
import { validation as en } from '../en/validation'
import { validation as zhHans } from '../zh-Hans/validation'

addTexts({ 'zh-Hans': zhHans, en })
