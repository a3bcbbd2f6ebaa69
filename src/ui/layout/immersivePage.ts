/** Page settings for a head in the brand's colour that replaces the navigation bar. */
export const immersivePage = {
  navigationBarTitleText: '',
  navigationStyle: 'custom',
  navigationBarTextStyle: 'white',
  backgroundColorTop: '@brand',
  backgroundTextStyle: 'light',
  enablePullDownRefresh: true,
} as const
