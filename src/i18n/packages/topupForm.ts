// Generated from src/i18n/zh-Hans by `npm run codegen`; not to be edited.
import { addTexts } from '../catalogues'
import { topupForm as en } from '../en/topupForm'
import { topupForm as zhHans } from '../zh-Hans/topupForm'

addTexts({ 'zh-Hans': zhHans, en })
