// Generated from src/i18n/zh-Hans by `npm run codegen`; not to be edited.
import { addTexts } from '../catalogues'
import { refusal as en } from '../en/refusal'
import { refusal as zhHans } from '../zh-Hans/refusal'

addTexts({ 'zh-Hans': zhHans, en })
