import { addMessages } from '..'
import { refusal as en } from '../en/refusal'
import { refusal as zhHans } from '../zh-Hans/refusal'

addMessages({ 'zh-Hans': zhHans, en })
