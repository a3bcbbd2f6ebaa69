import { addMessages } from '..'
import { mine as en } from '../en/mine'
import { mine as zhHans } from '../zh-Hans/mine'

addMessages({ 'zh-Hans': zhHans, en })
