import { addMessages } from '..'
import { parcelCare as en } from '../en/parcelCare'
import { parcelCare as zhHans } from '../zh-Hans/parcelCare'

addMessages({ 'zh-Hans': zhHans, en })
