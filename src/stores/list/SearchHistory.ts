import { makeAutoObservable, observableRef } from 'mobx'

import { forgetSearch, isSearchHistory, rememberSearch } from '@/model/parcel/parcelSearch'
import { readStored, removeStored, writeStored } from '@/platform/storage/storage'
import { PARCEL_SEARCHES_PREFIX } from '@/stores/parcel/parcelSearches'

/** A customer's recent searches, newest first. Stored on the device by customer ID; signing out clears it. */
export class SearchHistory {
  words: readonly string[] = []

  private ownerId: string | null = null

  constructor() {
    makeAutoObservable<this, 'ownerId'>(this, { words: observableRef, ownerId: false }, { autoBind: true })
  }

  /** Loads the customer's history once they're known, keeping the searches they made before that. */
  load(ownerId: string): void {
    if (ownerId === this.ownerId) return
    const early = this.ownerId === null ? [...this.words].reverse() : []
    this.ownerId = ownerId
    const stored = readStored(keyOf(ownerId), isSearchHistory) ?? []
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
    if (words.length === 0) removeStored(keyOf(this.ownerId))
    else writeStored(keyOf(this.ownerId), words)
  }
}

function keyOf(ownerId: string): string {
  return `${PARCEL_SEARCHES_PREFIX}${ownerId}`
}
