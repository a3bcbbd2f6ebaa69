export interface Semantics {
  readonly role?:
    | 'button'
    | 'link'
    | 'tab'
    | 'tablist'
    | 'checkbox'
    | 'radio'
    | 'switch'
    | 'alert'
    | 'main'
    | 'dialog'
    | 'group'
    | 'tabpanel'
    | 'img'
    | 'list'
    | 'listitem'
    | 'heading'
    | 'table'
    | 'row'
    | 'cell'
    | 'columnheader'
    | undefined
  /** For elements with no text, or too little. */
  readonly label?: string | undefined
  readonly isChecked?: boolean | undefined
  readonly isSelected?: boolean | undefined
  readonly isExpanded?: boolean | undefined
  readonly isDisabled?: boolean | undefined
  readonly isBusy?: boolean | undefined
  /** For elements that repeat what their neighbours say. */
  readonly isHidden?: boolean | undefined
  /** For the step that a process is at. */
  readonly isCurrentStep?: boolean | undefined
  /** For layers that make everything outside them unusable. */
  readonly isModal?: boolean | undefined
  /** Whether the Tab key reaches it. */
  readonly isFocusable?: boolean | undefined
}

type Attributes = Readonly<Record<string, string>>

/**
 * Accessibility attributes for H5. Lower-case names and string values, because Taro would turn `tabIndex`
 * into `tab-index`. Empty in a mini program, which ignores them.
 */
export function semantics(given: Semantics): Attributes {
  if (process.env.TARO_ENV !== 'h5') return {}
  const { role, label, isChecked, isSelected, isExpanded, isDisabled } = given
  const { isBusy, isHidden, isModal, isFocusable } = given
  return {
    ...attribute('role', role),
    ...attribute('aria-label', label),
    ...attribute('aria-checked', isChecked),
    ...attribute('aria-selected', isSelected),
    ...attribute('aria-expanded', isExpanded),
    ...attribute('aria-disabled', isDisabled || undefined),
    ...attribute('aria-busy', isBusy || undefined),
    ...attribute('aria-hidden', isHidden || undefined),
    ...attribute('aria-current', given.isCurrentStep ? 'step' : undefined),
    ...attribute('aria-modal', isModal || undefined),
    ...attribute('tabindex', isFocusable ? 0 : undefined),
  }
}

function attribute(name: string, value: string | number | boolean | undefined): Attributes {
  return value === undefined ? {} : { [name]: String(value) }
}
