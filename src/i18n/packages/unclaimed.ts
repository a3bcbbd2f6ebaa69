// Generated from src/i18n/zh-Hans by `npm run codegen`; not to be edited.
import { addTexts } from '../catalogues'
import { unclaimed as en } from '../en/unclaimed'
import { unclaimed as zhHans } from '../zh-Hans/unclaimed'

addTexts({ 'zh-Hans': zhHans, en })
