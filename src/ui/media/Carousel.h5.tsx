import { View } from '@tarojs/components'

import { useSlides } from '@/platform/page/useSlides.h5'

import { Pressable } from '../control/Pressable'
import { semantics } from '../control/semantics'
import { SLIDE_DURATION_MS, SLIDE_INTERVAL_MS, type CarouselProps } from './carouselTypes'
import { Icon } from './Icon'

import './Carousel.h5.scss'

/**
 * Slides that are swiped through. The browser scrolls and snaps them, as Taro's own swiper would cost 53 kB. All of
 * them can be reached with Tab and by screen readers.
 */
export function Carousel({ slides, label, className, isAutoplay = false, texts }: CarouselProps) {
  const count = slides.length
  const { track, shown, show } = useSlides({
    count,
    durationMs: SLIDE_DURATION_MS,
    intervalMs: isAutoplay ? SLIDE_INTERVAL_MS : null,
  })
  return (
    <View className={`carousel ${className}`}>
      <View
        className="carousel__track"
        ref={track}
        {...semantics({ role: 'group', label, isFocusable: true })}
      >
        {slides.map(({ key, content }) => (
          <View key={key} className="carousel__slide">
            {content}
          </View>
        ))}
      </View>
      {count > 1 && (
        <>
          <Arrow side="previous" label={texts.previous} onClick={() => show(shown - 1)} />
          <Arrow side="next" label={texts.next} onClick={() => show(shown + 1)} />
          <View className="carousel__dots" {...semantics({ isHidden: true })}>
            {slides.map(({ key }, index) => (
              <View
                key={key}
                className={`carousel__dot ${index === shown ? 'carousel__dot--shown' : ''}`.trim()}
              />
            ))}
          </View>
        </>
      )}
    </View>
  )
}

interface ArrowProps {
  readonly side: 'previous' | 'next'
  readonly label: string
  readonly onClick: () => void
}

function Arrow({ side, label, onClick }: ArrowProps) {
  return (
    <Pressable className={`carousel__arrow carousel__arrow--${side}`} label={label} onClick={onClick}>
      <View className="carousel__disc">
        <Icon name="chevron-right" size="s" />
      </View>
    </Pressable>
  )
}
