// Generated from src/i18n/zh-Hans by `npm run codegen`; not to be edited.
import { addTexts } from '../catalogues'
import { stationPlace as en } from '../en/stationPlace'
import { stationPlace as zhHans } from '../zh-Hans/stationPlace'

addTexts({ 'zh-Hans': zhHans, en })
