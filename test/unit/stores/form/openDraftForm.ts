import { makeAutoObservable } from 'mobx'

import { ApiError } from '@/model/call/ApiError'
import { DraftForm } from '@/stores/form/DraftForm'
import { UnsentPhotos } from '@/stores/form/UnsentPhotos'

export interface Values {
  readonly note: string
  readonly number: string
}
interface Circumstances {
  readonly owner?: string | null
  readonly unsentPhotos?: UnsentPhotos
}
export type Options = ConstructorParameters<typeof DraftForm<Values>>[1]

export const EMPTY: Values = { note: '', number: '' }
export const PHOTO = [{ path: 'a.jpg', sizeBytes: 1 }]
export const offline = new ApiError('network', 'offline')
export const sent = async () => undefined

export function sessionOf(ownerId: string | null) {
  return makeAutoObservable({
    ownerId,
    become(id: string | null) {
      this.ownerId = id
    },
  })
}

export function open(
  options: Partial<Options> = {},
  { owner = 'ada', unsentPhotos = new UnsentPhotos() }: Circumstances = {},
) {
  const session = sessionOf(owner)
  const api = {
    upload: jest.fn(async (path: string) => ({ url: `/${path}`, name: path, size: 1 })),
    http: { post: async () => ({ items: [] }) },
  }
  const form = new DraftForm<Values>({ session, api, unsentPhotos } as never, {
    name: 'test',
    empty: EMPTY,
    validate: ({ note }) => (note === '' ? { note: { kind: 'required' } } : {}),
    ...options,
  })
  form.follow()
  return { form, session, api }
}
