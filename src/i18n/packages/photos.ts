// Generated from src/i18n/zh-Hans by `npm run codegen`; not to be edited.
import { addTexts } from '../catalogues'
import { photos as en } from '../en/photos'
import { photos as zhHans } from '../zh-Hans/photos'

addTexts({ 'zh-Hans': zhHans, en })
