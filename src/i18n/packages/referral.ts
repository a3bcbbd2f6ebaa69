// Generated from src/i18n/zh-Hans by `npm run codegen`; not to be edited.
import { addTexts } from '../catalogues'
import { referral as en } from '../en/referral'
import { referral as zhHans } from '../zh-Hans/referral'

addTexts({ 'zh-Hans': zhHans, en })
