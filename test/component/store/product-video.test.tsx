import { fireEvent } from '@testing-library/react'
import { act } from 'react'

import { PATHS } from '@/navigation/routes'
import ProductPage from '@/pages-store/store/product/product'

import { tap } from '../../support/app/gestures'
import { byId, openPage } from '../../support/app/openPage'
import { until } from '../../support/app/until'
import { ok } from '../../support/app/Wire'

import { aProductDetail, PRODUCT, storeWire } from './storeWire'

const video = { url: '/videos/bowl.mp4', poster: '/files/bowl.jpg' }

async function openVideo() {
  const wire = storeWire().on(PRODUCT, ok(aProductDetail({ video })))
  const { page } = await openPage(ProductPage, PATHS.product, { wire, params: { id: '7' } })
  const element = await until(() => page.root.querySelector('video'))
  const play = jest.spyOn(element, 'play').mockImplementation(async () => {
    fireEvent.play(element)
  })
  const pause = jest.spyOn(element, 'pause').mockImplementation(() => {
    fireEvent.pause(element)
  })
  return { page, element, play, pause }
}

describe('the video of a product', () => {
  it('loads nothing before it is played', async () => {
    const { element, page } = await openVideo()

    expect(element.getAttribute('preload')).toBe('none')
    expect(element.getAttribute('poster')).toBe('/files/bowl.jpg')
    expect(page.root.querySelector('#video-mute')).toBeNull()
  })

  it('is played and paused, muted, and moved', async () => {
    const { page, element, pause } = await openVideo()

    await tap(byId(page, 'video-toggle'))
    expect(byId(page, 'video-toggle').getAttribute('aria-label')).toBe('暂停')
    Object.defineProperty(element, 'duration', { value: 65 })
    element.currentTime = 5
    await act(async () => fireEvent.timeUpdate(element))
    expect(page.root.querySelector('.product-video__bar')?.textContent).toBe('0:051:05')
    await tap(byId(page, 'video-mute'))
    expect(element.muted).toBe(true)
    await act(async () => {
      fireEvent.change(page.root.querySelector('input[type="range"]') as Element, { target: { value: '30' } })
    })
    expect(element.currentTime).toBe(30)

    await tap(byId(page, 'video-toggle'))

    expect(pause).toHaveBeenCalledTimes(1)
    expect(byId(page, 'video-toggle').getAttribute('aria-label')).toBe('播放视频')
  })

  it('stops when another page covers it', async () => {
    const { page, pause } = await openVideo()
    await tap(byId(page, 'video-toggle'))

    await page.hide()

    expect(pause).toHaveBeenCalledTimes(1)
  })

  it('says when it can’t be played', async () => {
    const { page, element } = await openVideo()
    await tap(byId(page, 'video-toggle'))

    await act(async () => fireEvent.error(element))

    expect(page.text()).toContain('视频无法播放')
  })
})
