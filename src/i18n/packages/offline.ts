// Generated from src/i18n/zh-Hans by `npm run codegen`; not to be edited.
import { addTexts } from '../catalogues'
import { offline as en } from '../en/offline'
import { offline as zhHans } from '../zh-Hans/offline'

addTexts({ 'zh-Hans': zhHans, en })
