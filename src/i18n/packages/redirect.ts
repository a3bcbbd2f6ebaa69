// Generated from src/i18n/zh-Hans by `npm run codegen`; not to be edited.
import { addTexts } from '../catalogues'
import { redirect as en } from '../en/redirect'
import { redirect as zhHans } from '../zh-Hans/redirect'

addTexts({ 'zh-Hans': zhHans, en })
