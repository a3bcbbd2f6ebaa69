// Tells the runtime of a development build which attributes config/templates.js adds. In production, config/taroShared.js
// does.
const { mergeInternalComponents } = require('@tarojs/shared')

mergeInternalComponents(require('./spokenAttributes'))
