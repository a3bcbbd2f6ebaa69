import { addMessages } from '..'
import { unclaimed as en } from '../en/unclaimed'
import { unclaimed as zhHans } from '../zh-Hans/unclaimed'

addMessages({ 'zh-Hans': zhHans, en })
