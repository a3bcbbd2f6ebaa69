// Generated from src/i18n/zh-Hans by `npm run codegen`; not to be edited.
import { addTexts } from '../catalogues'
import { parcelTable as en } from '../en/parcelTable'
import { parcelTable as zhHans } from '../zh-Hans/parcelTable'

addTexts({ 'zh-Hans': zhHans, en })
