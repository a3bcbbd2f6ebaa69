// Generated from src/i18n/zh-Hans by `npm run codegen`; not to be edited.
import { addTexts } from '../catalogues'
import { faq as en } from '../en/faq'
import { faq as zhHans } from '../zh-Hans/faq'

addTexts({ 'zh-Hans': zhHans, en })
