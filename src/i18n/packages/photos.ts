import { addMessages } from '..'
import { photos as en } from '../en/photos'
import { photos as zhHans } from '../zh-Hans/photos'

addMessages({ 'zh-Hans': zhHans, en })
