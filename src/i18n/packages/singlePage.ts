// Generated from src/i18n/zh-Hans by `npm run codegen`; not to be edited.
import { addTexts } from '../catalogues'
import { singlePage as en } from '../en/singlePage'
import { singlePage as zhHans } from '../zh-Hans/singlePage'

addTexts({ 'zh-Hans': zhHans, en })
