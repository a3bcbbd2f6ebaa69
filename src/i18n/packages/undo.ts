// Generated from src/i18n/zh-Hans by `npm run codegen`; not to be edited.
import { addTexts } from '../catalogues'
import { undo as en } from '../en/undo'
import { undo as zhHans } from '../zh-Hans/undo'

addTexts({ 'zh-Hans': zhHans, en })
