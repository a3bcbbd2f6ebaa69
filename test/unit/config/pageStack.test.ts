interface PageStack {
  delta: number
  readonly last: object | undefined
  push: (page: object) => void
  pop: () => void
  getPrevIndex: () => number
  getDelta: () => number
  getTabs: () => Readonly<Record<string, object>>
  pushTab: (path: string) => void
  popTab: (path: string) => void
}

const [first, list, second] = [{ id: 'first' }, { id: 'list' }, { id: 'second' }]

let stack: PageStack

beforeEach(() => {
  jest.isolateModules(() => {
    stack = jest.requireActual<{ default: PageStack }>('../../../config/pageStack.js').default
  })
  show(first, { key: 'a' })
  show(list, { key: 'b' })
})

describe('the page of a history entry', () => {
  it('is found below the top page, with the number of pages above it', () => {
    show(second, { key: 'c' })

    at({ key: 'b' })
    expect([stack.getPrevIndex(), stack.getDelta()]).toEqual([1, 1])
    at({ key: 'a' })
    expect([stack.getPrevIndex(), stack.getDelta()]).toEqual([0, 2])
  })

  it('is not another one with the same path, such as the next order', () => {
    at({ key: 'c' }, '#/order?id=2')

    expect([stack.getPrevIndex(), stack.getDelta()]).toEqual([-1, 1])
  })

  it('is identified by its index if it is the first, and by its URL if that was typed in', () => {
    stack.pop()
    stack.pop()
    show(first, { idx: 0 })
    show(list, null, '#/list')
    show(second, { key: 'c' })

    at(null, '#/list')
    expect(stack.getPrevIndex()).toBe(1)
    at({ idx: 0 }, '#/renamed')
    expect(stack.getPrevIndex()).toBe(0)
  })

  it('is the tab’s cached page after the tab is chosen again', () => {
    stack.pushTab('/list')
    at({ key: 'd' })
    stack.popTab('/list')
    expect(stack.last).toBe(list)
    expect(stack.getTabs()).toEqual({})

    show(second, { key: 'e' })
    at({ key: 'd' })
    expect(stack.getPrevIndex()).toBe(1)
  })
})

it('closes as many pages as `navigateBack` asks for', () => {
  show(second, { key: 'c' })
  stack.delta = 2
  at({ key: 'a' })
  expect(stack.getDelta()).toBe(2)

  stack.delta = 1
  stack.delta = 0
  stack.delta = 0
  expect(stack.delta).toBe(0)
})

/** As after the router has moved to an entry of the browser's history. */
function at(state: object | null, hash = '#/'): void {
  Object.assign(globalThis, { history: { state }, location: { hash } })
}

function show(page: object, state: object | null, hash?: string): void {
  at(state, hash)
  stack.push(page)
}
