import { observer } from 'mobx-react'
import type { ReactNode } from 'react'

import { t } from '@/i18n'
import { closePage, isOnScreen } from '@/navigation/navigate'
import type { RouteName } from '@/navigation/routes'
import { openLogin } from '@/navigation/signIn'
import { showToast } from '@/platform/dialog/toast'
import type { Resource } from '@/stores/Resource'
import { useStores } from '@/stores/StoresContext'
import { Button } from '@/ui/control/Button'
import { Card } from '@/ui/layout/Card'
import { Page } from '@/ui/layout/Page'
import { ResourceView } from '@/ui/feedback/ResourceView'
import { SignInFirst } from '@/ui/account/SignInFirst'
import { useFormCommand, type SubmittedForm } from '@/ui/form/useFormCommand'
import { usePageRefresh } from '@/ui/layout/usePageRefresh'

interface Edit {
  readonly form: SubmittedForm
  readonly record: Resource<boolean>
  readonly isReady: boolean
  readonly reload: () => Promise<void>
}

interface Props {
  readonly route: RouteName
  readonly edit: Edit
  readonly submit: () => Promise<boolean>
  readonly children: ReactNode
}

/** A page that edits one part of the profile; after saving, it confirms and returns to the profile. */
export const EditPage = observer(function EditPage({ route, edit, submit, children }: Props) {
  const { session } = useStores()
  usePageRefresh(edit.reload, session.sessionCount)
  const save = useFormCommand(edit.form, async () => {
    if (!(await submit())) return
    showToast(t('profile.saved'))
    if (isOnScreen(route)) await closePage('myProfile')
  })

  if (!session.isSignedIn)
    return <SignInFirst text={t('profile.gate')} hint={t('profile.gateHint')} onSignIn={openLogin} />
  if (!edit.isReady) {
    return (
      <Page width="narrow">
        <ResourceView resource={edit.record}>{() => null}</ResourceView>
      </Page>
    )
  }
  return (
    <Page width="narrow">
      <Card>{children}</Card>
      <Button id="submit" block isBusy={save.isRunning} onClick={() => void save.run()}>
        {t('common.save')}
      </Button>
    </Page>
  )
})
