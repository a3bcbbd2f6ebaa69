// Generated from src/i18n/zh-Hans by `npm run codegen`; not to be edited.
import { addTexts } from '../catalogues'
import { parcelList as en } from '../en/parcelList'
import { parcelList as zhHans } from '../zh-Hans/parcelList'

addTexts({ 'zh-Hans': zhHans, en })
