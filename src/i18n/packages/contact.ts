import { addMessages } from '..'
import { contact as en } from '../en/contact'
import { contact as zhHans } from '../zh-Hans/contact'

addMessages({ 'zh-Hans': zhHans, en })
