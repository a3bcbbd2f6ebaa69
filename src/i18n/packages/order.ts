// Generated from src/i18n/zh-Hans by `npm run codegen`; not to be edited.
import { addTexts } from '../catalogues'
import { order as en } from '../en/order'
import { order as zhHans } from '../zh-Hans/order'

addTexts({ 'zh-Hans': zhHans, en })
