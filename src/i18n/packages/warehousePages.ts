// Generated from src/i18n/zh-Hans by `npm run codegen`; not to be edited.
import { addTexts } from '../catalogues'
import { warehousePages as en } from '../en/warehousePages'
import { warehousePages as zhHans } from '../zh-Hans/warehousePages'

addTexts({ 'zh-Hans': zhHans, en })
