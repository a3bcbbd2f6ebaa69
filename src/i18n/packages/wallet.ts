// Generated from src/i18n/zh-Hans by `npm run codegen`; not to be edited.
import { addTexts } from '../catalogues'
import { wallet as en } from '../en/wallet'
import { wallet as zhHans } from '../zh-Hans/wallet'

addTexts({ 'zh-Hans': zhHans, en })
