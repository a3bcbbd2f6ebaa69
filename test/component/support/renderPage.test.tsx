import { Button, Input, View } from '@tarojs/components'
import Taro, {
  useDidHide,
  useDidShow,
  useLoad,
  usePageScroll,
  usePullDownRefresh,
  useRouter,
} from '@tarojs/taro'
import { useEffect, useState } from 'react'

import { deferred } from '../../support/app/deferred'
import { tap, typeInto } from '../../support/app/gestures'
import { renderPage } from '../../support/app/renderPage'
import { until } from '../../support/app/until'

const PATH = '/pages/any/any'
let events: string[] = []

function Page() {
  const { params } = useRouter()
  const [count, setCount] = useState(0)
  const [name, setName] = useState('')
  useLoad((query) => void events.push(`load ${String(query.id)}`))
  useDidShow(() => void events.push('show'))
  useDidHide(() => void events.push('hide'))
  usePullDownRefresh(() => void events.push('pull'))
  usePageScroll(({ scrollTop }) => void events.push(`scroll ${scrollTop}`))
  useEffect(() => () => void events.push('unmount'), [])
  return (
    <View>
      <View>parcel {params.id}</View>
      <Button onClick={() => setCount(count + 1)}>tapped {count}</Button>
      <Input value={name} onInput={(event) => setName(event.detail.value)} />
      <View>hello {name}</View>
    </View>
  )
}

beforeEach(() => {
  events = []
})

it('runs the page life cycle and hands the route parameters over', async () => {
  const page = await renderPage(Page, PATH, { params: { id: '7' } })

  expect(page.getByText('parcel 7')).toBeTruthy()
  await page.hide()
  await page.show()
  await page.pullDown()
  await page.scroll(120)

  expect(events).toEqual(['load 7', 'show', 'hide', 'show', 'pull', 'scroll 120'])
})

it('reacts to taps and typing', async () => {
  const page = await renderPage(Page, PATH)

  await tap(page.getByText('tapped 0'))
  const input = await until(() => page.root.querySelector('input'))
  await typeInto(input, 'Ada')

  expect(page.getByText('tapped 1')).toBeTruthy()
  expect(page.getByText('hello Ada')).toBeTruthy()
})

it('leaves nothing of the page of another test', async () => {
  expect(document.querySelector('#app')?.textContent ?? '').toBe('')
  await renderPage(Page, PATH)
  events = []

  await renderPage(() => <View>next</View>, '/pages/next/next')

  expect(events).toEqual(['unmount'])
})

it('waits for an answer the test gives', async () => {
  const answer = deferred<{ statusCode: number; data: string }>()
  jest.spyOn(Taro, 'request').mockReturnValue(answer.promise as never)
  function Asking() {
    const [text, setText] = useState('waiting')
    useLoad(() => void Taro.request<string>({ url: '/x' }).then(({ data }) => setText(data)))
    return <View>{text}</View>
  }
  const page = await renderPage(Asking, PATH)
  expect(page.text()).toBe('waiting')

  answer.resolve({ statusCode: 200, data: 'answered' })

  await until(() => page.getByText('answered'))
})

it('says what was on screen when waiting was in vain', async () => {
  const page = await renderPage(() => <View>only this</View>, PATH)

  await expect(until(() => page.queryByText('something else'), { timeoutMs: 50 })).rejects.toThrow(
    'on screen: only this',
  )
})
