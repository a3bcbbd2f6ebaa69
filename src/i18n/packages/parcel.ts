import { addMessages } from '..'
import { parcel as en } from '../en/parcel'
import { parcel as zhHans } from '../zh-Hans/parcel'

addMessages({ 'zh-Hans': zhHans, en })
