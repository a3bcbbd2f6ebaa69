// Generated from src/i18n/zh-Hans by `npm run codegen`; not to be edited.
import { addTexts } from '../catalogues'
import { selectParcels as en } from '../en/selectParcels'
import { selectParcels as zhHans } from '../zh-Hans/selectParcels'

addTexts({ 'zh-Hans': zhHans, en })
