// Generated from src/i18n/zh-Hans by `npm run codegen`; not to be edited.
import { addTexts } from '../catalogues'
import { message as en } from '../en/message'
import { message as zhHans } from '../zh-Hans/message'

addTexts({ 'zh-Hans': zhHans, en })
