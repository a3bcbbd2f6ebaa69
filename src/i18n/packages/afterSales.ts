import { addMessages } from '..'
import { afterSales as en } from '../en/afterSales'
import { afterSales as zhHans } from '../zh-Hans/afterSales'

addMessages({ 'zh-Hans': zhHans, en })
