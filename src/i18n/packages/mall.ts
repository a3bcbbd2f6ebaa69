// Generated from src/i18n/zh-Hans by `npm run codegen`; not to be edited.
import { addTexts } from '../catalogues'
import { mall as en } from '../en/mall'
import { mall as zhHans } from '../zh-Hans/mall'

addTexts({ 'zh-Hans': zhHans, en })
