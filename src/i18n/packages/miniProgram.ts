// Generated from src/i18n/zh-Hans by `npm run codegen`; not to be edited.
import { addTexts } from '../catalogues'
import { miniProgram as en } from '../en/miniProgram'
import { miniProgram as zhHans } from '../zh-Hans/miniProgram'

addTexts({ 'zh-Hans': zhHans, en })
