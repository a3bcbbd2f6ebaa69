// Generated from src/i18n/zh-Hans by `npm run codegen`; not to be edited.
import { addTexts } from '../catalogues'
import { warehouse as en } from '../en/warehouse'
import { warehouse as zhHans } from '../zh-Hans/warehouse'

addTexts({ 'zh-Hans': zhHans, en })
