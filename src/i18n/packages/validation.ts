import { addMessages } from '..'
import { validation as en } from '../en/validation'
import { validation as zhHans } from '../zh-Hans/validation'

addMessages({ 'zh-Hans': zhHans, en })
