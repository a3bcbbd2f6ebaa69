// Generated from src/i18n/zh-Hans by `npm run codegen`; not to be edited.
import { addTexts } from '../catalogues'
import { receivingAccount as en } from '../en/receivingAccount'
import { receivingAccount as zhHans } from '../zh-Hans/receivingAccount'

addTexts({ 'zh-Hans': zhHans, en })
