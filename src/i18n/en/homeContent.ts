import type { homeContent as source } from '../zh-Hans/homeContent'

export const homeContent: Record<keyof typeof source, string> = {
  'home.fromPrice': 'from [[price]] / kg',
  'home.prices': 'What shipping costs',
  'home.pricesAll': 'All prices',
  'home.priceDays': '[[method]], [[from]]–[[to]] days',
  'home.toCalculator': 'Work out my price',
  'home.toCalculatorHint': 'Compare the delivery methods for your box',
  'home.banners': 'Offers',
  'home.bannerOpen': 'See more',
  'home.previous': 'Previous',
  'home.next': 'Next',
  'home.rates': 'Exchange rates',
  'home.rate': '1 [[currency]] = [[rate]] [[base]]',
  'home.announces': 'Announcements',
  'home.pinned': 'Pinned',
  'home.picks': 'From the mall',
  'home.articles': 'Guides',
  'home.faqs': 'Questions',
  'home.popupOpen': 'Read more',
  'home.popupClose': 'Got it',
}
