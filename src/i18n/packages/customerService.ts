// Generated from src/i18n/zh-Hans by `npm run codegen`; not to be edited.
import { addTexts } from '../catalogues'
import { customerService as en } from '../en/customerService'
import { customerService as zhHans } from '../zh-Hans/customerService'

addTexts({ 'zh-Hans': zhHans, en })
