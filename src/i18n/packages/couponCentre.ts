// Generated from src/i18n/zh-Hans by `npm run codegen`; not to be edited.
import { addTexts } from '../catalogues'
import { couponCentre as en } from '../en/couponCentre'
import { couponCentre as zhHans } from '../zh-Hans/couponCentre'

addTexts({ 'zh-Hans': zhHans, en })
