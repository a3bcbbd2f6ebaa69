// Generated from src/i18n/zh-Hans by `npm run codegen`; not to be edited.
import { addTexts } from '../catalogues'
import { searchHistory as en } from '../en/searchHistory'
import { searchHistory as zhHans } from '../zh-Hans/searchHistory'

addTexts({ 'zh-Hans': zhHans, en })
