export interface Meaning {
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
    | undefined
  /** For one that shows no words, or too few. */
  readonly label?: string | undefined
  readonly isChecked?: boolean | undefined
  readonly isSelected?: boolean | undefined
  readonly isExpanded?: boolean | undefined
  readonly isDisabled?: boolean | undefined
  readonly isBusy?: boolean | undefined
  /** Says nothing that its neighbours do not say. */
  readonly isHidden?: boolean | undefined
  /** Nothing outside it can be used while it is there. */
  readonly isModal?: boolean | undefined
  /** Reached by the tab key. */
  readonly isFocusable?: boolean | undefined
}

type Attributes = Readonly<Record<string, string>>

/**
 * What a screen reader is told, as attributes of an element on the H5. They are lower case and text: Taro
 * would write `tabIndex` as `tab-index`. A mini program passes none of them on, and gets none to carry.
 */
export function semantics(meaning: Meaning): Attributes {
  if (process.env.TARO_ENV !== 'h5') return {}
  const { role, label, isChecked, isSelected, isExpanded, isDisabled } = meaning
  const { isBusy, isHidden, isModal, isFocusable } = meaning
  return {
    ...attribute('role', role),
    ...attribute('aria-label', label),
    ...attribute('aria-checked', isChecked),
    ...attribute('aria-selected', isSelected),
    ...attribute('aria-expanded', isExpanded),
    ...attribute('aria-disabled', isDisabled || undefined),
    ...attribute('aria-busy', isBusy || undefined),
    ...attribute('aria-hidden', isHidden || undefined),
    ...attribute('aria-modal', isModal || undefined),
    ...attribute('tabindex', isFocusable ? 0 : undefined),
  }
}

function attribute(name: string, value: string | number | boolean | undefined): Attributes {
  return value === undefined ? {} : { [name]: String(value) }
}
