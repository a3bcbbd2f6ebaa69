import type { ApiCall } from './apiCall.mts'
import type { Command, CommandField } from './contract.mts'
import type { NewPage, Texts } from './page.mts'
import { RegistrationError } from './project.mts'

export interface FormField extends CommandField {
  readonly zh: string
  readonly en: string
}

/** Input for generating a page with a form. */
export interface NewFormPage extends NewPage {
  readonly call: ApiCall
  readonly command: Command
  readonly fields: readonly FormField[]
  /** Import of its texts; empty if they're in the main package. */
  readonly textsImport: string
}

/**
 * @param labels in the form `name=中文=English`
 * @throws RegistrationError unless there's exactly one label for each field
 */
export function labelled(fields: readonly CommandField[], labels: readonly string[]): readonly FormField[] {
  const byName = new Map(labels.map((label) => [label.split('=')[0], label.split('=')]))
  const unknown = [...byName.keys()].filter((name) => !fields.some((field) => field.name === name))
  if (unknown.length > 0) throw new RegistrationError(`The call does not require "${unknown.join('", "')}".`)
  return fields.map((field) => {
    const [, zh, en] = byName.get(field.name) ?? []
    if (!zh || !en)
      throw new RegistrationError(
        `The call requires "${field.name}": add --field "${field.name}=中文=English".`,
      )
    return { ...field, zh, en }
  })
}

/** All texts of the page but its title. */
export function formTexts({ routeName, fields }: NewFormPage): Texts {
  const textsIn = (language: 'zh' | 'en', own: Readonly<Record<string, string>>) =>
    Object.fromEntries(
      [...fields.map((field) => [field.name, field[language]] as const), ...Object.entries(own)].map(
        ([key, text]) => [`${routeName}.${key}`, text],
      ),
    )
  return {
    'zh-Hans': textsIn('zh', {
      gate: '登录后继续',
      submit: '提交',
      submitted: '已提交',
    }),
    en: textsIn('en', {
      gate: 'Sign in to continue',
      submit: 'Submit',
      submitted: 'Submitted',
    }),
  }
}
