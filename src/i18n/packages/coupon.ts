// Generated from src/i18n/zh-Hans by `npm run codegen`; not to be edited.
import { addTexts } from '../catalogues'
import { coupon as en } from '../en/coupon'
import { coupon as zhHans } from '../zh-Hans/coupon'

addTexts({ 'zh-Hans': zhHans, en })
