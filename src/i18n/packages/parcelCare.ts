// Generated from src/i18n/zh-Hans by `npm run codegen`; not to be edited.
import { addTexts } from '../catalogues'
import { parcelCare as en } from '../en/parcelCare'
import { parcelCare as zhHans } from '../zh-Hans/parcelCare'

addTexts({ 'zh-Hans': zhHans, en })
