// Generated from src/i18n/zh-Hans by `npm run codegen`; not to be edited.
import { addTexts } from '../catalogues'
import { addressCheck as en } from '../en/addressCheck'
import { addressCheck as zhHans } from '../zh-Hans/addressCheck'

addTexts({ 'zh-Hans': zhHans, en })
