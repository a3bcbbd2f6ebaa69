import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { openPage } from '@/navigation/navigate'
import { Button } from '@/ui/control/Button'
import { CheckRow } from '@/ui/form/CheckRow'
import { Icon } from '@/ui/media/Icon'
import { semantics } from '@/ui/control/semantics'

import type { Agreement } from './Agreement'

import './passport.scss'

/** The terms checkbox with links to the terms, and an error if it's missing. */
export const AgreementRow = observer(function AgreementRow({ agreement }: { agreement: Agreement }) {
  return (
    <View className="passport-agreement" id="field-agree">
      <CheckRow
        id="agree"
        title={t('passport.agree')}
        isChecked={agreement.isGiven}
        onToggle={agreement.toggle}
      />
      <View className="passport-agreement__links">
        {(['terms', 'privacy'] as const).map((key) => (
          <Button
            key={key}
            id={`open-${key}`}
            kind="text"
            size="s"
            onClick={() => void openPage('contentPage', { key })}
          >
            {t(`passport.${key}`)}
          </Button>
        ))}
      </View>
      {agreement.isMissing && (
        <View className="passport-agreement__problem" {...semantics({ role: 'alert' })}>
          <Icon name="alert" size="s" />
          <Text>{t('passport.agreeFirst')}</Text>
        </View>
      )}
    </View>
  )
})
