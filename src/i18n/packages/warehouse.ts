import { addMessages } from '..'
import { warehouse as en } from '../en/warehouse'
import { warehouse as zhHans } from '../zh-Hans/warehouse'

addMessages({ 'zh-Hans': zhHans, en })
