import { addMessages } from '..'
import { parcelList as en } from '../en/parcelList'
import { parcelList as zhHans } from '../zh-Hans/parcelList'

addMessages({ 'zh-Hans': zhHans, en })
