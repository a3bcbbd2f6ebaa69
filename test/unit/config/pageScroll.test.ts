interface ScrollingPage {
  readonly onPageScroll: (position: { scrollTop: number }) => void
}

const { bindPageScroll } = jest.requireActual<{
  bindPageScroll: (page: ScrollingPage, element: EventTarget) => void
}>('../../../config/pageScroll.js')

describe('a page', () => {
  it('is told its own position, though another page has been shown since', () => {
    const [list, detail] = [aPage(), aPage()]
    bindPageScroll(list.page, list.element)
    bindPageScroll(detail.page, detail.element)

    list.scrollTo(900)

    expect([list.told, detail.told]).toEqual([[900], []])
  })

  it('is told nothing while hidden, and its position once it is shown again', () => {
    const list = aPage()
    bindPageScroll(list.page, list.element)

    list.scrollTo(0, { isHidden: true })
    expect(list.told).toEqual([])
    list.scrollTo(900)
    bindPageScroll(list.page, list.element)
    list.scrollTo(950)

    expect(list.told).toEqual([900, 900, 950])
  })
})

function aPage() {
  const told: number[] = []
  const element = Object.assign(new EventTarget(), { clientHeight: 600, scrollTop: 0 })
  const page: ScrollingPage = { onPageScroll: ({ scrollTop }) => told.push(scrollTop) }
  const scrollTo = (scrollTop: number, { isHidden = false } = {}) => {
    Object.assign(element, { scrollTop, clientHeight: isHidden ? 0 : 600 })
    element.dispatchEvent(new Event('scroll'))
  }
  return { told, element, page, scrollTo }
}
