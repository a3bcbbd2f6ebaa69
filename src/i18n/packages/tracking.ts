// Generated from src/i18n/zh-Hans by `npm run codegen`; not to be edited.
import { addTexts } from '../catalogues'
import { tracking as en } from '../en/tracking'
import { tracking as zhHans } from '../zh-Hans/tracking'

addTexts({ 'zh-Hans': zhHans, en })
