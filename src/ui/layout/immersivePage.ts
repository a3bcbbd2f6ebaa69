/** Settings of a page that draws its own head, in the brand's colour, up to the top of the screen. */
export const immersivePage = {
  navigationBarTitleText: '',
  navigationStyle: 'custom',
  navigationBarTextStyle: 'white',
  backgroundColorTop: '@brand',
  backgroundTextStyle: 'light',
  enablePullDownRefresh: true,
} as const
