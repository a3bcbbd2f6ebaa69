// Generated from src/i18n/zh-Hans by `npm run codegen`; not to be edited.
import { addTexts } from '../catalogues'
import { article as en } from '../en/article'
import { article as zhHans } from '../zh-Hans/article'

addTexts({ 'zh-Hans': zhHans, en })
