import { Parser } from 'htmlparser2'

import type { KeptFile } from './storage.ts'

/** One page of what S3's ListObjectsV2 answers. */
export interface ObjectListing {
  readonly files: readonly KeptFile[]
  /** Asks for the next page; null on the last one. */
  readonly next: string | null
}

/** Reads the XML of a listing; what it says besides is ignored. */
export function readListing(xml: string): ObjectListing {
  const files: KeptFile[] = []
  let texts: Record<string, string> = {}
  let next: string | null = null
  let text = ''
  const parser = new Parser(
    {
      onopentag: (tag) => {
        text = ''
        if (tag === 'Contents') texts = {}
      },
      ontext: (part) => {
        text += part
      },
      onclosetag: (tag) => {
        texts[tag] = text
        if (tag === 'NextContinuationToken') next = text
        if (tag !== 'Contents') return
        files.push({ name: texts['Key'] ?? '', savedTime: new Date(texts['LastModified'] ?? '') })
      },
    },
    { xmlMode: true },
  )
  parser.end(xml)
  return { files, next }
}
