// Generated from src/i18n/zh-Hans by `npm run codegen`; not to be edited.
import { addTexts } from '../catalogues'
import { orderNotes as en } from '../en/orderNotes'
import { orderNotes as zhHans } from '../zh-Hans/orderNotes'

addTexts({ 'zh-Hans': zhHans, en })
