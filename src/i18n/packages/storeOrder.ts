// Generated from src/i18n/zh-Hans by `npm run codegen`; not to be edited.
import { addTexts } from '../catalogues'
import { storeOrder as en } from '../en/storeOrder'
import { storeOrder as zhHans } from '../zh-Hans/storeOrder'

addTexts({ 'zh-Hans': zhHans, en })
