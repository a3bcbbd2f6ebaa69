// Generated from src/i18n/zh-Hans by `npm run codegen`; not to be edited.
import { addTexts } from '../catalogues'
import { declaration as en } from '../en/declaration'
import { declaration as zhHans } from '../zh-Hans/declaration'

addTexts({ 'zh-Hans': zhHans, en })
