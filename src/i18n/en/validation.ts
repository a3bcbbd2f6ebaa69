import type { validation as source } from '../zh-Hans/validation'

export const validation: Record<keyof typeof source, string> = {
  'validation.required': 'Required',
  'validation.format': 'Please enter correct format',
  'validation.email': 'Please enter a correct email',
  'validation.minLength': 'Enter at least [[0]] characters',
  'validation.maxLength': 'Enter at most [[0]] characters',
  'validation.range': 'Enter a number from [[min]] to [[max]]',
  'validation.postCode': 'Invalid postcode. Expected format: [[0]]',
  'validation.latin': 'Use English letters',
  'validation.expressNumber': 'Please enter express number',
  'validation.declaredName': 'Please enter declared name',
  'validation.productName': 'Please enter or select the product name',
  'validation.declaredCurrency': 'Please enter declared currency',
  'validation.declaredValue': 'Please enter declared value',
  'validation.tag': 'Please enter or select a tag',
  'validation.contactRequired': 'Contact details must be completed',
  'validation.contactHint': 'Add a mobile number or an email so that we can reach you',
  'validation.contactAdd': 'Add details',
  'validation.picturesNotUploaded':
    'There are pictures that were not uploaded successfully, please upload again',
}
