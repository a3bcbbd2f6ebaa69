import { addMessages } from '..'
import { settings as en } from '../en/settings'
import { settings as zhHans } from '../zh-Hans/settings'

addMessages({ 'zh-Hans': zhHans, en })
