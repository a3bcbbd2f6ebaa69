// Tells Taro's runtime which attributes config/templates.js adds. A production build has a table instead (config/taroShared.js).
const { mergeInternalComponents } = require('@tarojs/shared')

mergeInternalComponents(require('./spokenAttributes'))
