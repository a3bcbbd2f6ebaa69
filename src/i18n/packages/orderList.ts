// Generated from src/i18n/zh-Hans by `npm run codegen`; not to be edited.
import { addTexts } from '../catalogues'
import { orderList as en } from '../en/orderList'
import { orderList as zhHans } from '../zh-Hans/orderList'

addTexts({ 'zh-Hans': zhHans, en })
