// Generated from src/i18n/zh-Hans by `npm run codegen`; not to be edited.
import { addTexts } from '../catalogues'
import { sharing as en } from '../en/sharing'
import { sharing as zhHans } from '../zh-Hans/sharing'

addTexts({ 'zh-Hans': zhHans, en })
