// Generated from src/i18n/zh-Hans by `npm run codegen`; not to be edited.
import { addTexts } from '../catalogues'
import { en } from '../en'
import { zhHans } from '../zh-Hans'

addTexts({ 'zh-Hans': zhHans, en })
