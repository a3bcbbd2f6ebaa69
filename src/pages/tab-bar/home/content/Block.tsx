import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ReactNode } from 'react'

import { errorText } from '@/i18n/errorText'
import type { Resource } from '@/stores/Resource'
import { SectionHead } from '@/ui/layout/SectionHead'

import { PendingBlock, type BlockName } from '../PendingBlock'

import './Block.scss'

interface Props<T> {
  readonly name: BlockName
  readonly resource: Resource<readonly T[]>
  readonly title?: string
  /** The way to all of it. */
  readonly action?: { readonly id: string; readonly text: string; readonly onClick: () => void }
  readonly children: (items: readonly T[]) => ReactNode
}

/** A block of Home: hidden when it's empty; in its place a skeleton or an error with a retry, as tall. */
export const Block = observer(function Block<T>({ name, resource, title, action, children }: Props<T>) {
  const { value, error, reload } = resource
  if (value?.length === 0) return null
  return (
    <View className="home-block">
      {title !== undefined && <SectionHead title={title} action={action} />}
      {value ? (
        children(value)
      ) : (
        <PendingBlock name={name} problem={error && errorText(error)} onRetry={() => void reload()} />
      )}
    </View>
  )
}) as <T>(props: Props<T>) => ReactNode
