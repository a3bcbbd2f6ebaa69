// Generated from src/i18n/zh-Hans by `npm run codegen`; not to be edited.
import { addTexts } from '../catalogues'
import { confirmStoreOrder as en } from '../en/confirmStoreOrder'
import { confirmStoreOrder as zhHans } from '../zh-Hans/confirmStoreOrder'

addTexts({ 'zh-Hans': zhHans, en })
