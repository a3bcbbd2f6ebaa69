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
    | 'textbox'
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
  /** For a mini program's fields; a browser's have attributes of their own. */
  readonly isInvalid?: boolean | undefined
  /** For elements that repeat what their neighbours say. */
  readonly isHidden?: boolean | undefined
  /** For drawings, which have no text. */
  readonly isDrawing?: boolean | undefined
  /** For the step that a process is at. */
  readonly isCurrentStep?: boolean | undefined
  /** For layers that make everything outside them unusable. */
  readonly isModal?: boolean | undefined
  /** Whether the Tab key reaches it. */
  readonly isFocusable?: boolean | undefined
}

type Attributes = Readonly<Record<string, string>>

/** Accessibility attributes. */
export function semantics(given: Semantics): Attributes {
  return process.env.TARO_ENV === 'h5' ? inBrowser(given) : inWechat(given)
}

/** Lower-case names and string values, because Taro would turn `tabIndex` into `tab-index`. */
function inBrowser(given: Semantics): Attributes {
  const { role, label, isChecked, isSelected, isExpanded, isDisabled } = given
  const { isBusy, isHidden, isDrawing, isModal, isFocusable } = given
  return {
    ...attribute('role', role),
    ...attribute('aria-label', label),
    ...attribute('aria-checked', isChecked),
    ...attribute('aria-selected', isSelected),
    ...attribute('aria-expanded', isExpanded),
    ...attribute('aria-disabled', isDisabled || undefined),
    ...attribute('aria-busy', isBusy || undefined),
    ...attribute('aria-hidden', isHidden || isDrawing || undefined),
    ...attribute('aria-current', given.isCurrentStep ? 'step' : undefined),
    ...attribute('aria-modal', isModal || undefined),
    ...attribute('tabindex', isFocusable ? 0 : undefined),
  }
}

/**
 * WeChat's attributes, which `config/templates.js` adds to the templates. Each is sent to the view, so what says nothing
 * there is left out: a page's main part is the page, and a drawing has no text.
 */
function inWechat(given: Semantics): Attributes {
  const { role, label, isChecked, isSelected, isExpanded, isDisabled, isHidden, isModal } = given
  return {
    ...attribute('ariaRole', role === 'main' ? undefined : role),
    ...attribute('ariaLabel', label),
    ...attribute('ariaChecked', isChecked),
    ...attribute('ariaSelected', isSelected),
    ...attribute('ariaExpanded', isExpanded),
    ...attribute('ariaDisabled', isDisabled || undefined),
    ...attribute('ariaHidden', isHidden || undefined),
    ...attribute('ariaCurrent', given.isCurrentStep ? 'step' : undefined),
    ...attribute('ariaModal', isModal || undefined),
    ...attribute('ariaInvalid', given.isInvalid || undefined),
  }
}

function attribute(name: string, value: string | number | boolean | undefined): Attributes {
  return value === undefined ? {} : { [name]: String(value) }
}
