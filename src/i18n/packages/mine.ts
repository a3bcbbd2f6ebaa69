// Generated from src/i18n/zh-Hans by `npm run codegen`; not to be edited.
import { addTexts } from '../catalogues'
import { mine as en } from '../en/mine'
import { mine as zhHans } from '../zh-Hans/mine'

addTexts({ 'zh-Hans': zhHans, en })
