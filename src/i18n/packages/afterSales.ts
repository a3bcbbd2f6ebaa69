// Generated from src/i18n/zh-Hans by `npm run codegen`; not to be edited.
import { addTexts } from '../catalogues'
import { afterSales as en } from '../en/afterSales'
import { afterSales as zhHans } from '../zh-Hans/afterSales'

addTexts({ 'zh-Hans': zhHans, en })
