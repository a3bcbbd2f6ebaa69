// Generated from src/i18n/zh-Hans by `npm run codegen`; not to be edited.
import { addTexts } from '../catalogues'
import { contact as en } from '../en/contact'
import { contact as zhHans } from '../zh-Hans/contact'

addTexts({ 'zh-Hans': zhHans, en })
