// Generated from src/i18n/zh-Hans by `npm run codegen`; not to be edited.
import { addTexts } from '../catalogues'
import { bill as en } from '../en/bill'
import { bill as zhHans } from '../zh-Hans/bill'

addTexts({ 'zh-Hans': zhHans, en })
