// Generated from src/i18n/zh-Hans by `npm run codegen`; not to be edited.
import { addTexts } from '../catalogues'
import { parcel as en } from '../en/parcel'
import { parcel as zhHans } from '../zh-Hans/parcel'

addTexts({ 'zh-Hans': zhHans, en })
