// Generated from src/i18n/zh-Hans by `npm run codegen`; not to be edited.
import { addTexts } from '../catalogues'
import { channels as en } from '../en/channels'
import { channels as zhHans } from '../zh-Hans/channels'

addTexts({ 'zh-Hans': zhHans, en })
