// Generated from src/i18n/zh-Hans by `npm run codegen`; not to be edited.
import { addTexts } from '../catalogues'
import { fundLog as en } from '../en/fundLog'
import { fundLog as zhHans } from '../zh-Hans/fundLog'

addTexts({ 'zh-Hans': zhHans, en })
