import { Swiper, SwiperItem } from '@tarojs/components'

import { SLIDE_DURATION_MS, SLIDE_INTERVAL_MS, type CarouselProps } from './carouselTypes'

/** Slides that are swiped through: WeChat's own swiper, which rests while it's touched or out of sight. */
export function Carousel({ slides, className, isAutoplay = false }: CarouselProps) {
  const areMany = slides.length > 1
  return (
    <Swiper
      className={className}
      autoplay={isAutoplay && areMany}
      circular={areMany}
      indicatorDots={areMany}
      interval={SLIDE_INTERVAL_MS}
      duration={SLIDE_DURATION_MS}
    >
      {slides.map(({ key, content }) => (
        <SwiperItem key={key}>{content}</SwiperItem>
      ))}
    </Swiper>
  )
}
