import { closesOnBack } from './closesOnBack.h5'

/** Going back answers a modal with its way out, instead of leaving it without an answer. */
export async function closedByBack<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const release = closesOnBack(() => document.querySelector<HTMLElement>('.taro-model__cancel')?.click())
  try {
    return await answer
  } finally {
    release()
  }
}
