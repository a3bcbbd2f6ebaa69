export default definePageConfig({
  navigationBarTitleText: '',
  navigationStyle: 'custom',
  navigationBarTextStyle: 'white',
  backgroundColorTop: '@brand',
  backgroundTextStyle: 'light',
  enableShareAppMessage: true,
  enableShareTimeline: true,
  enablePullDownRefresh: true,
})
