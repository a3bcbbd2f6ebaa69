import { makeAutoObservable } from 'mobx'

import { pastedExpressNumbers, unreadLines } from '@/model/expressNumber/pastedExpressNumbers'
import { truncateAtLine } from '@/model/expressNumber/truncateAtLine'
import type { Form } from '@/stores/form/Form'

import type { BatchValues } from './batchForm'
import type { BatchList } from './BatchList'

/** Longest text searched at once: enough for a long chat or a full spreadsheet column. */
const MAX_TEXT_LENGTH = 20_000

/** Pasted text and the tracking numbers found in it. */
export class PastedNumbers {
  /** Count of numbers added from the text; null again once the text is edited. */
  added: number | null = null

  constructor(
    private readonly form: Form<BatchValues>,
    private readonly list: BatchList,
  ) {
    makeAutoObservable<this, 'form' | 'list'>(this, { form: false, list: false }, { autoBind: true })
  }

  get text(): string {
    return this.form.values.text
  }

  /** The part of the text being searched. Ends at a line break or list separator, so no number is split. */
  get searchedText(): string {
    return truncateAtLine(this.text, MAX_TEXT_LENGTH)
  }

  get found(): readonly string[] {
    return pastedExpressNumbers(this.searchedText)
  }

  /** Found numbers that aren't in the list yet. */
  get addable(): readonly string[] {
    return this.found.filter((number) => !this.list.has(number))
  }

  setText(text: string): void {
    this.form.set('text', text)
    this.added = null
  }

  /** Adds the found numbers to the list. Lines that weren't understood or didn't fit stay in the text. */
  addFound(): void {
    const { addable, searchedText, text } = this
    this.list.add(addable)
    const left = [...this.linesLeft(searchedText), text.slice(searchedText.length).trim()]
    this.setText(left.filter((line) => line !== '').join('\n'))
    this.added = addable.filter((number) => this.list.has(number)).length
  }

  private linesLeft(text: string): readonly string[] {
    const unread = unreadLines(text)
    return text
      .split(/[\r\n]+/)
      .filter(
        (line) =>
          unread.includes(line) || !pastedExpressNumbers(line).every((number) => this.list.has(number)),
      )
  }
}
