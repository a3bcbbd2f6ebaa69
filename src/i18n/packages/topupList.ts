// Generated from src/i18n/zh-Hans by `npm run codegen`; not to be edited.
import { addTexts } from '../catalogues'
import { topupList as en } from '../en/topupList'
import { topupList as zhHans } from '../zh-Hans/topupList'

addTexts({ 'zh-Hans': zhHans, en })
