import { addMessages } from '..'
import { profile as en } from '../en/profile'
import { profile as zhHans } from '../zh-Hans/profile'

addMessages({ 'zh-Hans': zhHans, en })
