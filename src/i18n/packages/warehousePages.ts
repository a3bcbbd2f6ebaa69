import { addMessages } from '..'
import { warehousePages as en } from '../en/warehousePages'
import { warehousePages as zhHans } from '../zh-Hans/warehousePages'

addMessages({ 'zh-Hans': zhHans, en })
