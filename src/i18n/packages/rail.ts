// Generated from src/i18n/zh-Hans by `npm run codegen`; not to be edited.
import { addTexts } from '../catalogues'
import { rail as en } from '../en/rail'
import { rail as zhHans } from '../zh-Hans/rail'

addTexts({ 'zh-Hans': zhHans, en })
