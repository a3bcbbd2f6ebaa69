// Generated from src/i18n/zh-Hans by `npm run codegen`; not to be edited.
import { addTexts } from '../catalogues'
import { announce as en } from '../en/announce'
import { announce as zhHans } from '../zh-Hans/announce'

addTexts({ 'zh-Hans': zhHans, en })
