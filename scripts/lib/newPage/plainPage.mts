import path from 'node:path'

import type { NewPage } from './page.mts'

/** The files of a page other than a list, by project path. */
export function plainPageFiles(page: NewPage): Readonly<Record<string, string>> {
  const folder = path.posix.dirname(`src/${page.pagePath}`)
  return {
    [`src/${page.pagePath}.tsx`]: component(page),
    [`src/${page.pagePath}.config.ts`]:
      "export default definePageConfig({ navigationBarTitleText: '', enablePullDownRefresh: true })\n",
    [`src/${page.pagePath}.scss`]: style(page),
    [`${folder}/${page.pascalName}Store.ts`]: store(page),
    [`test/unit/${path.posix.dirname(page.pagePath)}/${page.pascalName}Store.test.ts`]: storeTest(page),
  }
}

const component = ({
  pascalName,
  kebabName,
  routeName,
}: NewPage) => `import { View } from '@tarojs/components'
import { observer } from 'mobx-react'

import { usePersonalStore, useStores } from '@/stores/StoresContext'
import { Page } from '@/ui/layout/Page'
import { ResourceView } from '@/ui/feedback/ResourceView'
import { usePageRefresh } from '@/ui/layout/usePageRefresh'
import { usePageTitle } from '@/ui/layout/usePageTitle'

import { ${pascalName}Store } from './${pascalName}Store'

import './${kebabName}.scss'

export default observer(function ${pascalName}Page() {
  usePageTitle('title.${routeName}')
  const { session } = useStores()
  const store = usePersonalStore((stores) => new ${pascalName}Store(stores))
  usePageRefresh(store.reload, session.sessionCount)

  return (
    <Page>
      <ResourceView resource={store.content}>
        {(user) => <View className="${kebabName}">{user.nickname}</View>}
      </ResourceView>
    </Page>
  )
})
`

const style = ({ kebabName }: NewPage) => `.${kebabName} {
  display: flex;
  flex-direction: column;
}
`

const store = ({ pascalName }: NewPage) => `import { makeAutoObservable } from 'mobx'

import { Resource } from '@/stores/Resource'
import type { Stores } from '@/stores/StoresContext'

export class ${pascalName}Store {
  /** Begins with the customer; put the call of this page here. */
  readonly content = new Resource(() => this.stores.api.user.get())

  constructor(private readonly stores: Pick<Stores, 'api' | 'session'>) {
    makeAutoObservable<this, 'stores'>(this, { content: false, stores: false }, { autoBind: true })
  }

  async reload(): Promise<void> {
    if (this.stores.session.isSignedIn) await this.content.reload()
  }
}
`

const storeTest = ({
  pagePath,
  pascalName,
}: NewPage) => `import { ${pascalName}Store } from '@/${path.posix.dirname(pagePath)}/${pascalName}Store'

const user = { nickname: 'Ada' }

function storeOf({ isSignedIn }: { isSignedIn: boolean }) {
  const get = jest.fn().mockResolvedValue(user)
  return { get, store: new ${pascalName}Store({ api: { user: { get } }, session: { isSignedIn } } as never) }
}

describe('${pascalName}Store', () => {
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
`
