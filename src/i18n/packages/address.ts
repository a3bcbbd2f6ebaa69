// Generated from src/i18n/zh-Hans by `npm run codegen`; not to be edited.
import { addTexts } from '../catalogues'
import { address as en } from '../en/address'
import { address as zhHans } from '../zh-Hans/address'

addTexts({ 'zh-Hans': zhHans, en })
