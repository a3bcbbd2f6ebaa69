import { addMessages } from '..'
import { declaration as en } from '../en/declaration'
import { declaration as zhHans } from '../zh-Hans/declaration'

addMessages({ 'zh-Hans': zhHans, en })
