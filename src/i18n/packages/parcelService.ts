// Generated from src/i18n/zh-Hans by `npm run codegen`; not to be edited.
import { addTexts } from '../catalogues'
import { parcelService as en } from '../en/parcelService'
import { parcelService as zhHans } from '../zh-Hans/parcelService'

addTexts({ 'zh-Hans': zhHans, en })
