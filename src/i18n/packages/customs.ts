// Generated from src/i18n/zh-Hans by `npm run codegen`; not to be edited.
import { addTexts } from '../catalogues'
import { customs as en } from '../en/customs'
import { customs as zhHans } from '../zh-Hans/customs'

addTexts({ 'zh-Hans': zhHans, en })
