import { makeAutoObservable } from 'mobx'

import { pastedExpressNumbers, unreadLines } from '@/model/expressNumber/pastedExpressNumbers'
import { wholeLines } from '@/model/expressNumber/wholeLines'
import type { Form } from '@/stores/form/Form'

import type { BatchValues } from './batchForm'
import type { BatchList } from './BatchList'

/** Enough for a long chat or a whole column; more is searched after this much was added. */
const MAX_TEXT_LENGTH = 20_000

/** A pasted text, and the tracking numbers that were found in it. */
export class PastedNumbers {
  /** How many numbers were added from the text; null once it was changed. */
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

  /** As much of the text as is searched at a time; no number in it is cut in two. */
  get searchedText(): string {
    return wholeLines(this.text, MAX_TEXT_LENGTH)
  }

  get found(): readonly string[] {
    return pastedExpressNumbers(this.searchedText)
  }

  /** The numbers that are not in the list yet. */
  get addable(): readonly string[] {
    return this.found.filter((number) => !this.list.has(number))
  }

  setText(text: string): void {
    this.form.set('text', text)
    this.added = null
  }

  /** Adds what was found to the list. Lines that were not understood or had no room stay in the text. */
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
