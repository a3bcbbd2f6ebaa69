// Generated from src/i18n/zh-Hans by `npm run codegen`; not to be edited.
import { addTexts } from '../catalogues'
import { homeContent as en } from '../en/homeContent'
import { homeContent as zhHans } from '../zh-Hans/homeContent'

addTexts({ 'zh-Hans': zhHans, en })
