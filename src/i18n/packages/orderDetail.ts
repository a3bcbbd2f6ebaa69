// Generated from src/i18n/zh-Hans by `npm run codegen`; not to be edited.
import { addTexts } from '../catalogues'
import { orderDetail as en } from '../en/orderDetail'
import { orderDetail as zhHans } from '../zh-Hans/orderDetail'

addTexts({ 'zh-Hans': zhHans, en })
