import { addMessages } from '..'
import { order as en } from '../en/order'
import { order as zhHans } from '../zh-Hans/order'

addMessages({ 'zh-Hans': zhHans, en })
