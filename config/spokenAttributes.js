/** What screen readers are told, which Taro's templates leave out. `src/ui/control/semantics.ts` gives the values. */
const NAMES = {
  View: ['role', 'label', 'hidden', 'checked', 'selected', 'expanded', 'disabled', 'modal', 'current'],
  Text: ['role'],
  Image: ['role', 'label'],
  Button: ['role'],
  Input: ['role', 'label', 'invalid'],
  Textarea: ['role', 'label', 'invalid'],
  Slider: ['label'],
}

/** Empty where the app gives no value. */
const attributes = (names) => Object.fromEntries(names.map((name) => [`aria-${name}`, "''"]))

module.exports = Object.fromEntries(Object.entries(NAMES).map(([name, names]) => [name, attributes(names)]))
