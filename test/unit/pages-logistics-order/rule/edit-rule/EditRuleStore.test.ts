import { EditRuleStore } from '@/pages-logistics-order/rule/edit-rule/EditRuleStore'

const user = { nickname: 'Ada' }

function storeOf({ isSignedIn }: { isSignedIn: boolean }) {
  const get = jest.fn().mockResolvedValue(user)
  return { get, store: new EditRuleStore({ api: { user: { get } }, session: { isSignedIn } } as never) }
}

describe('EditRuleStore', () => {
  it('reads its content', async () => {
    const { store } = storeOf({ isSignedIn: true })

    await store.reload()

    expect(store.content.value).toEqual(user)
  })

  it('asks for nothing that belongs to a customer while nobody is signed in', async () => {
    const { get, store } = storeOf({ isSignedIn: false })

    await store.reload()

    expect(get).not.toHaveBeenCalled()
  })
})
