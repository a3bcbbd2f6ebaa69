import Taro from '@tarojs/taro'

import { layerOver, leaveLayerOverOther, showLayer } from '@/platform/page/showLayer.weapp'

const [form, login] = [{ route: 'form' }, { route: 'login' }]

/** Brings a page on screen as WeChat does. */
function show(page: object): void {
  jest.spyOn(Taro, 'getCurrentInstance').mockReturnValue({ page } as never)
  leaveLayerOverOther(page)
}

describe('a layer over a page of a mini program', () => {
  it('waits while the app is in the background, and is given up when another page shows', () => {
    show(form)
    const onLeave = jest.fn()
    const sheet = <i />
    const hide = showLayer(sheet, onLeave)

    show(form)
    expect(layerOver(form)).toBe(sheet)
    expect(layerOver(login)).toBeNull()
    expect(onLeave).not.toHaveBeenCalled()

    show(login)
    expect(onLeave).toHaveBeenCalledTimes(1)
    hide()
    expect(layerOver(form)).toBeNull()
  })

  it('is not taken away with one before it that closes late', () => {
    show(form)
    const hideFirst = showLayer(<i />, jest.fn())
    hideFirst()
    const second = <b />
    const hideSecond = showLayer(second, jest.fn())

    hideFirst()

    expect(layerOver(form)).toBe(second)
    hideSecond()
  })
})
