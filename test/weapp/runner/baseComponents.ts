/** WeChat's built-in components: the tags a template may use without declaring them. */
export const baseComponents: readonly string[] = `
  view text button input textarea image scroll-view swiper swiper-item form label switch checkbox
  checkbox-group radio radio-group picker picker-view picker-view-column slider icon progress
  navigator rich-text video audio canvas camera live-player live-pusher map web-view cover-view
  cover-image movable-area movable-view editor ad ad-custom open-data page-meta page-container
  navigation-bar root-portal match-media official-account functional-page-navigator
  keyboard-accessory share-element voip-room native-slot list-view grid-view sticky-header
  sticky-section snapshot span open-container draggable-sheet list-builder grid-builder
  nested-scroll-header nested-scroll-body double-tap-gesture-handler force-press-gesture-handler
  horizontal-drag-gesture-handler long-press-gesture-handler pan-gesture-handler
  scale-gesture-handler tap-gesture-handler vertical-drag-gesture-handler channel-live
  channel-video store-home store-product selection
`
  .trim()
  .split(/\s+/)

/** Tags that are inline in text; every other base component starts a new line. */
export const inlineComponents: ReadonlySet<string> = new Set(['text', 'icon', 'span', 'navigator', 'label'])
