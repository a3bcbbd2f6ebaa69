import { tap, typeInto } from '../../support/app/gestures'
import { byId, type OpenedPage } from '../../support/app/openPage'
import { until } from '../../support/app/until'

import { openForm, valueOf } from './addressForm'

async function pasteBlock({ page }: OpenedPage, block: string) {
  await typeInto(byId(page, 'paste'), block)
  await tap(byId(page, 'fill-in'))
}

const fieldText = ({ page }: OpenedPage, field: string) => byId(page, `field-${field}`).textContent

describe('a new address', () => {
  it('is filled in from a pasted block', async () => {
    const opened = await openForm()
    await pasteBlock(opened, '张三，13800138000，新加坡乌节路290号，238823')

    expect(valueOf(opened, 'recipient')).toBe('张三')
    expect(valueOf(opened, 'mobile')).toBe('13800138000')
    expect(valueOf(opened, 'postCode')).toBe('238823')
    expect(valueOf(opened, 'detailsAddress')).toBe('乌节路290号')
    expect(byId(opened.page, 'regionGroupId').textContent).toContain('新加坡')
    expect(valueOf(opened, 'paste')).toBe('')
  })

  it('finds province and city of a pasted block in the server’s lists', async () => {
    const opened = await openForm()

    await pasteBlock(opened, 'Lim Mei\n5 Jalan Meru, 41050 Klang, Selangor\n012-345 6789')

    await until(() => byId(opened.page, 'region').textContent?.includes('雪兰莪 巴生'))
    expect(byId(opened.page, 'regionGroupId').textContent).toContain('西马来西亚')
    expect(valueOf(opened, 'detailsAddress')).toBe('5 Jalan Meru')
  })

  it('leaves nothing of the first block when a second one is pasted', async () => {
    const opened = await openForm()
    await pasteBlock(opened, '张三，13800138000，新加坡乌节路290号，238823')

    await pasteBlock(opened, '收件人：李四\n地址：10 Anson Road #12-01')

    expect(valueOf(opened, 'recipient')).toBe('李四')
    expect(valueOf(opened, 'mobile')).toBe('')
    expect(valueOf(opened, 'postCode')).toBe('')
    expect(valueOf(opened, 'detailsAddress')).toBe('10 Anson Road #12-01')
  })

  it('marks what was filled in until it is changed, also over a restart', async () => {
    const opened = await openForm()
    expect(opened.page.text()).not.toContain('请核对')
    await pasteBlock(opened, '张三，13800138000，新加坡乌节路290号，238823')
    expect(fieldText(opened, 'recipient')).toContain('请核对')
    expect(fieldText(opened, 'regionGroupId')).toContain('请核对')

    await typeInto(byId(opened.page, 'recipient'), '张三丰')

    expect(fieldText(opened, 'recipient')).not.toContain('请核对')
    expect(fieldText(opened, 'mobile')).toContain('请核对')
    await opened.page.unload()
    const again = await openForm()
    await until(() => again.page.text().includes('已恢复上次未保存的内容'))
    expect(fieldText(again, 'recipient')).not.toContain('请核对')
    expect(fieldText(again, 'mobile')).toContain('请核对')
  })

  it('says of a mainland address that nothing is sent there, and fills in whom to call', async () => {
    const opened = await openForm()

    await pasteBlock(opened, '收货人：王小明，手机138-1234-5678，浙江省杭州市西湖区文一路2号，310012')

    expect(opened.page.text()).toContain('这个地址不在我们寄送的国家或地区')
    expect(valueOf(opened, 'recipient')).toBe('王小明')
    expect(valueOf(opened, 'mobile')).toBe('138-1234-5678')
    expect(valueOf(opened, 'detailsAddress')).toBe('')
    expect(valueOf(opened, 'postCode')).toBe('')
  })
})
