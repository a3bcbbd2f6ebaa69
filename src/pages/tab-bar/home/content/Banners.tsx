import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import type { PageContentItem } from '@/model/content/homeContent'
import { contentLinkDoor } from '@/navigation/contentLinkDoor'
import { assetUrl } from '@/platform/build/assetUrl'
import type { Resource } from '@/stores/Resource'
import { Pressable } from '@/ui/control/Pressable'
import { Carousel } from '@/ui/media/Carousel'
import { Picture } from '@/ui/media/Picture'

import { Block } from './Block'

import './Banners.scss'

/** What the tenant advertises; each banner opens what it links to. */
export const Banners = observer(function Banners({ block }: { block: Resource<readonly PageContentItem[]> }) {
  return (
    <Block name="banners" block={block}>
      {(items) => (
        <Carousel
          className="banners"
          label={t('home.banners')}
          isAutoplay
          texts={{ previous: t('home.previous'), next: t('home.next') }}
          slides={items.map((banner) => ({ key: banner.id, content: <Banner banner={banner} /> }))}
        />
      )}
    </Block>
  )
})

const Banner = observer(function Banner({ banner }: { banner: PageContentItem }) {
  const { id, image, displayTitle } = banner
  const open = contentLinkDoor(banner)
  const content = (
    <>
      <Picture className="banner__picture" src={assetUrl(image)} fit="cover" isLazy />
      <View className="banner__words">
        <Text className="banner__title">{displayTitle}</Text>
        {open && <Text className="banner__action">{t('home.open')}</Text>}
      </View>
    </>
  )
  if (!open) return <View className="banner">{content}</View>
  return (
    <Pressable id={`banner-${id}`} className="banner" onClick={() => void open()}>
      {content}
    </Pressable>
  )
})
