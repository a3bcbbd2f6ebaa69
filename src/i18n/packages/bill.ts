import { addMessages } from '..'
import { bill as en } from '../en/bill'
import { bill as zhHans } from '../zh-Hans/bill'

addMessages({ 'zh-Hans': zhHans, en })
