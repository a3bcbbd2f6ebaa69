// Generated from src/i18n/zh-Hans by `npm run codegen`; not to be edited.
import { addTexts } from '../catalogues'
import { content as en } from '../en/content'
import { content as zhHans } from '../zh-Hans/content'

addTexts({ 'zh-Hans': zhHans, en })
