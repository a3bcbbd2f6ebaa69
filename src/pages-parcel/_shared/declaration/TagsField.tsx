import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { problemText } from '@/i18n/problemText'
import { Button } from '@/ui/control/Button'
import { ChipGroup } from '@/ui/form/ChipGroup'
import { FormField } from '@/ui/form/FormField'
import { TextField } from '@/ui/form/TextField'
import { USER_TAG_LIMIT } from '@/model/validation/limits'

import type { DeclarationEditor } from './DeclarationEditor'

const MAX_TAG_LENGTH = 20

/** The customer's own tags: tap one used before or type a new one. */
export const TagsField = observer(function TagsField({ editor }: { editor: DeclarationEditor }) {
  const { form } = editor
  const { tags, newTag } = form.values
  const offered = [...new Set([...(editor.choices.usedTags.value ?? []), ...tags])]

  return (
    <FormField
      id="field-tags"
      label={t('parcel.tags')}
      help={t('parcel.tagsHelp')}
      count={{ used: tags.length, limit: USER_TAG_LIMIT }}
      error={form.problems.tags && problemText(form.problems.tags)}
    >
      <ChipGroup
        options={offered.map((tag) => ({ key: tag, text: tag }))}
        selected={tags}
        onToggle={editor.toggleTag}
      />
      <TextField
        id="tag"
        label={t('parcel.tagPlaceholder')}
        value={newTag}
        placeholder={t('parcel.tagPlaceholder')}
        maxLength={MAX_TAG_LENGTH}
        onChange={(typed) => form.set('newTag', typed)}
        suffix={
          <Button
            id="add-tag"
            kind="text"
            size="s"
            isDisabled={tags.length >= USER_TAG_LIMIT}
            onClick={editor.addNewTag}
          >
            {t('parcel.tagAdd')}
          </Button>
        }
      />
    </FormField>
  )
})
