// Generated from src/i18n/zh-Hans by `npm run codegen`; not to be edited.
import { addTexts } from '../catalogues'
import { editOrder as en } from '../en/editOrder'
import { editOrder as zhHans } from '../zh-Hans/editOrder'

addTexts({ 'zh-Hans': zhHans, en })
