import path from 'node:path'

import { accessTo } from './apiCall.mts'
import { findCommand } from './contract.mts'
import { formPageTest, formStoreTest } from './formPageTests.mts'
import { formTexts, labelled, type FormField, type NewFormPage } from './NewFormPage.mts'
import type { NewPage } from './page.mts'
import type { Project } from './project.mts'
import { registerCommand } from './registerCommand.mts'
import type { Scaffold } from './Scaffold.mts'

export interface FormOptions {
  /** The API method that submits it; made if there is none. */
  readonly call: string
  /** The operation that the method sends. */
  readonly sends: string
  /** Labels of the fields, as `name=中文=English`. */
  readonly labels: readonly string[]
}

/** A page with a form that keeps a draft. */
export function formPage(
  project: Project,
  page: NewPage,
  textsImport: string,
  { call: name, sends, labels }: FormOptions,
): Scaffold {
  const command = findCommand(project, sends)
  const { call, added, changed } = registerCommand(project, name, command)
  const form = { ...page, call, command, fields: labelled(command.fields, labels), textsImport }
  const folder = path.posix.dirname(page.pagePath)
  const texts = formTexts(form)
  return {
    added: {
      ...added,
      [`src/${page.pagePath}.tsx`]: component(form),
      [`src/${page.pagePath}.config.ts`]: "export default definePageConfig({ navigationBarTitleText: '' })\n",
      [`src/${folder}/${page.pascalName}Store.ts`]: store(form),
      [`test/unit/${folder}/${page.pascalName}Store.test.ts`]: formStoreTest(form),
      [`test/component/${folder}/${page.kebabName}.test.tsx`]: formPageTest(form, texts),
    },
    changed,
    texts,
    shownKey: `${page.routeName}.${form.fields[0]?.name}`,
    signedOut: texts['zh-Hans'][`${page.routeName}.gate`] ?? null,
  }
}

function component({ pascalName, routeName, textsImport, fields }: NewFormPage): string {
  return `import { observer } from 'mobx-react'

import { t } from '@/i18n'
${textsImport}import { openLogin } from '@/navigation/signIn'
import { showToast } from '@/platform/dialog/toast'
import { usePageStore } from '@/stores/StoresContext'
import { DraftNotice } from '@/ui/form/DraftNotice'
import { FormPage } from '@/ui/form/FormPage'
import { FormTextField } from '@/ui/form/FormTextField'
import { SubmitBar } from '@/ui/form/SubmitBar'
import { Card } from '@/ui/layout/Card'
import { usePageTitle } from '@/ui/layout/usePageTitle'

import { ${pascalName}Store } from './${pascalName}Store'

export default observer(function ${pascalName}Page() {
  usePageTitle('title.${routeName}')
  const store = usePageStore((stores) => new ${pascalName}Store(stores))
  const { form } = store

  async function submit(): Promise<void> {
    if (await store.submit()) showToast(t('${routeName}.submitted'))
  }

  return (
    <FormPage form={form} gate={t('${routeName}.gate')} onSignIn={openLogin}>
      <DraftNotice form={form} text={t('common.draftRestored')} discardText={t('common.draftDiscard')} />
      <Card>
${fields.map((field) => textField(routeName, field)).join('\n')}
      </Card>
      <SubmitBar form={form} text={t('${routeName}.submit')} onSubmit={submit} />
    </FormPage>
  )
})
`
}

const textField = (routeName: string, { name, maxLength }: FormField) =>
  `<FormTextField form={form} field="${name}" label={t('${routeName}.${name}')} isRequired ${
    maxLength === undefined ? '' : `maxLength={${maxLength}}`
  } />`

function store({ pascalName, routeName, call, command, fields }: NewFormPage): string {
  const { imported, api } = accessTo(call, 'this.stores')
  const names = fields.map(({ name }) => name)
  const listOf = (entry: (name: string) => string) => names.map(entry).join(', ')
  const key = command.takesKey ? ', this.form.keyFor(request)' : ''
  return `import { required } from '@/model/validation/problems'
${imported}import { DraftForm } from '@/stores/form/DraftForm'
import type { Stores } from '@/stores/StoresContext'

const EMPTY = { ${listOf((name) => `${name}: ''`)} }

export class ${pascalName}Store {
  readonly form: DraftForm<typeof EMPTY>

  constructor(private readonly stores: Pick<Stores, 'api' | 'session' | 'unsentPhotos'>) {
    this.form = new DraftForm(stores, {
      name: '${routeName}',
      empty: EMPTY,
      validate: ({ ${names.join(', ')} }) => ({ ${listOf((name) => `${name}: required(${name})`)} }),
    })
    this.form.follow()
  }

  /** @returns whether it was accepted; otherwise the form shows the problems */
  submit(): Promise<boolean> {
    return this.form.submit(async ({ ${names.join(', ')} }) => {
      const request = { ${listOf((name) => `${name}: ${name}.trim()`)} }
      await ${api}.${call.method}(request${key})
    })
  }

  dispose(): void {
    this.form.dispose()
  }
}
`
}
