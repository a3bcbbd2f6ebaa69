import { addMessages } from '..'
import { passport as en } from '../en/passport'
import { passport as zhHans } from '../zh-Hans/passport'

addMessages({ 'zh-Hans': zhHans, en })
