import { makeAutoObservable, observableRef } from 'mobx'

import { forgetSearch, isSearchHistory, rememberSearch } from '@/model/parcel/parcelSearch'
import { readStored, removeStored, writeStored } from '@/platform/storage/storage'

/** A customer's recent searches, newest first. Stored on the device by customer ID; signing out clears it. */
export class SearchHistory {
  words: readonly string[] = []

  private ownerId: string | null = null

  /** @param prefix of the storage key, which the customer's ID follows */
  constructor(private readonly prefix: string) {
    makeAutoObservable<this, 'ownerId' | 'prefix'>(
      this,
      { words: observableRef, ownerId: false, prefix: false },
      { autoBind: true },
    )
  }

  /** Loads the customer's history once they're known, keeping the searches they made before that. */
  load(ownerId: string): void {
    if (ownerId === this.ownerId) return
    const early = this.ownerId === null ? [...this.words].reverse() : []
    this.ownerId = ownerId
    const stored = readStored(this.keyOf(ownerId), isSearchHistory) ?? []
    this.change(early.reduce(rememberSearch, stored))
  }

  remember(words: string): void {
    this.change(rememberSearch(this.words, words))
  }

  remove(words: string): void {
    this.change(forgetSearch(this.words, words))
  }

  clear(): void {
    this.change([])
  }

  private change(words: readonly string[]): void {
    this.words = words
    if (this.ownerId === null) return
    if (words.length === 0) removeStored(this.keyOf(this.ownerId))
    else writeStored(this.keyOf(this.ownerId), words)
  }

  private keyOf(ownerId: string): string {
    return `${this.prefix}${ownerId}`
  }
}
