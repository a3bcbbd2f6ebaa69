import { fireEvent, render, screen } from '@testing-library/react'
import { createRef } from 'react'

import { Image, Text, View } from '@/platform/element/plainElements'

describe('a plain element', () => {
  it('has the class, the attributes and the text it is given, and gives itself to the ref', () => {
    const ref = createRef<HTMLElement>()
    render(
      <View ref={ref} className="card" id="one" aria-label="Card">
        <Text userSelect>words</Text>
      </View>,
    )
    expect(ref.current?.outerHTML).toBe(
      '<taro-view-core id="one" aria-label="Card" class="card">' +
        '<taro-text-core user-select="true">words</taro-text-core></taro-view-core>',
    )
  })

  it('drops an attribute and a class that it no longer has', () => {
    const { rerender, container } = render(<View className="card" aria-label="Card" />)
    rerender(<View />)
    expect(container.innerHTML).toBe('<taro-view-core></taro-view-core>')
  })

  it('calls the handler of its last rendering, once for each event', () => {
    const [first, second] = [jest.fn(), jest.fn()]
    const { rerender } = render(<View onClick={first}>tap</View>)
    rerender(<View onClick={second}>tap</View>)
    fireEvent.click(screen.getByText('tap'))
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1])
    rerender(<View>tap</View>)
    fireEvent.click(screen.getByText('tap'))
    expect(second).toHaveBeenCalledTimes(1)
  })

  it('hears an event before the elements around it, which it can keep it from', () => {
    const outer = jest.fn()
    render(
      <View onClick={outer}>
        <View onClick={(event: Event) => event.stopPropagation()}>tap</View>
      </View>,
    )
    fireEvent.click(screen.getByText('tap'))
    expect(outer).not.toHaveBeenCalled()
  })

  it('shows a picture with its alternative text, and none without an address', () => {
    const picture = { className: 'card', mode: 'aspectFill', nativeProps: { alt: 'Shoes' } } as const
    const { rerender } = render(<Image {...picture} src="/a.png" />)
    const { src, className, parentElement } = screen.getByRole<HTMLImageElement>('img', { name: 'Shoes' })
    expect([new URL(src).pathname, className]).toEqual(['/a.png', 'taro-img__mode-aspectfill'])
    expect(parentElement?.className).toBe('card')
    rerender(<Image {...picture} src="" />)
    expect(screen.queryByRole('img')).toBeNull()
  })
})
