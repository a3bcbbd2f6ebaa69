import { closesOnBack } from '../page/closesOnBack.h5'
import type { DialogTexts } from './DialogTexts'

/**
 * Shows a modal dialog that traps the focus. Going back cancels it and stays on the page.
 *
 * @returns true if the customer confirms
 */
export function openDialog({ title, content, confirmText, cancelText }: DialogTexts): Promise<boolean> {
  return new Promise((resolve) => {
    const { activeElement } = document
    const buttons = [
      ...(cancelText !== undefined
        ? [button(cancelText, 'modal__button modal__cancel', () => close(false))]
        : []),
      button(confirmText, 'modal__button modal__confirm', () => close(true)),
    ]
    const modal = element('div', 'modal')
    const box = element('div', 'modal__box')
    const foot = element('div', 'modal__foot')
    foot.append(...buttons)
    box.append(element('div', 'modal__title', title), element('div', 'modal__text', content), foot)
    box.setAttribute('role', 'alertdialog')
    box.setAttribute('aria-modal', 'true')
    box.setAttribute('aria-label', `${title} ${content}`)
    modal.append(box)
    modal.addEventListener('keydown', onKey)
    modal.addEventListener('touchmove', stayOnModal, { passive: false })
    const release = closesOnBack(() => close(false))
    // Prepended, because `.modal ~ .toast` in `styles/_h5-shell.scss` moves the toast out of its way.
    document.body.prepend(modal)
    // The cancel button, if there is one.
    buttons[0]?.focus({ preventScroll: true })

    function close(isAgreed: boolean): void {
      release()
      modal.remove()
      if (activeElement instanceof HTMLElement) activeElement.focus({ preventScroll: true })
      resolve(isAgreed)
    }

    function onKey(event: KeyboardEvent): void {
      if (event.key === 'Escape') close(false)
      if (event.key !== 'Tab') return
      event.preventDefault()
      const next = buttons.find((one) => one !== document.activeElement)
      next?.focus()
    }
  })
}

/** Keeps the page below from scrolling; a long dialog text still scrolls. */
function stayOnModal(event: TouchEvent): void {
  const text = event.target instanceof Element ? event.target.closest('.modal__text') : null
  if (!text || text.scrollHeight <= text.clientHeight) event.preventDefault()
}

function button(text: string, className: string, onClick: () => void): HTMLElement {
  const made = element('button', className, text)
  made.addEventListener('click', onClick)
  return made
}

function element(tag: 'div' | 'button', className: string, text = ''): HTMLElement {
  const made = document.createElement(tag)
  made.className = className
  made.textContent = text
  return made
}
