// Spec section 2, "What screens let a user do": what is still to be built. What is built is proved by
// test/component, page by page.

describe('home', () => {
  it.todo('shows up to 8 banners')
  it.todo('shows 4 announcements')
  it.todo('shows 4 article categories with 10 top articles each')
  it.todo('shows 4 FAQs')
  it.todo('shows a scrolling exchange-rate list')
  it.todo('has a popup announcement that can be closed, and remembers it')
})

describe('mall', () => {
  it.todo('lets buy a single product from a draft order')
  it.todo('lets pay for it')
})

describe('warehouse address', () => {
  it.todo('has tips and tip details of its own')
})

describe('parcels', () => {
  it.todo('can be searched, with a history')
  it.todo('that are undeclared have a list of their own')
  it.todo('can be updated')
})

describe('logistics orders', () => {
  it.todo('begin with selecting parcels')
  it.todo('are submitted')
  it.todo('are listed')
  it.todo('are paid')
  it.todo('have a detail page')
  it.todo('are confirmed as received, with satisfaction and review')
})

describe('wallet', () => {
  it.todo('shows the balance')
  it.todo('shows the balance details (fund account log)')
  it.todo('can be topped up, with a result page')
})

describe('coupons', () => {
  it.todo('are shown by status: available, used, expired')
  it.todo('can be taken in the collection centre')
})

describe('profile', () => {
  it.todo('changes nickname, mobile number, e-mail and WeChat id')
  it.todo('changes the password')
})

describe('settings', () => {
  it.todo('about')
})

describe('the rest', () => {
  it.todo('tracking')
  it.todo('referral')
  it.todo('announcements')
  it.todo('articles')
  it.todo('FAQ')
  it.todo('shipping channel list and calculator')
})
