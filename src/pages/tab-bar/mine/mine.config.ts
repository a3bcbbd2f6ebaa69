export default definePageConfig({
  navigationBarTitleText: '',
  navigationStyle: 'custom',
  navigationBarTextStyle: 'white',
  backgroundColorTop: '@brand',
  backgroundTextStyle: 'light',
  enablePullDownRefresh: true,
})
