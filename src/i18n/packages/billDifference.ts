// Generated from src/i18n/zh-Hans by `npm run codegen`; not to be edited.
import { addTexts } from '../catalogues'
import { billDifference as en } from '../en/billDifference'
import { billDifference as zhHans } from '../zh-Hans/billDifference'

addTexts({ 'zh-Hans': zhHans, en })
