import { addMessages } from '..'
import { address as en } from '../en/address'
import { address as zhHans } from '../zh-Hans/address'

addMessages({ 'zh-Hans': zhHans, en })
