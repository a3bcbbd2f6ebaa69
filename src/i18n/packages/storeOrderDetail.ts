// Generated from src/i18n/zh-Hans by `npm run codegen`; not to be edited.
import { addTexts } from '../catalogues'
import { storeOrderDetail as en } from '../en/storeOrderDetail'
import { storeOrderDetail as zhHans } from '../zh-Hans/storeOrderDetail'

addTexts({ 'zh-Hans': zhHans, en })
