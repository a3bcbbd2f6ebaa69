// Generated from src/i18n/zh-Hans by `npm run codegen`; not to be edited.
import { addTexts } from '../catalogues'
import { product as en } from '../en/product'
import { product as zhHans } from '../zh-Hans/product'

addTexts({ 'zh-Hans': zhHans, en })
