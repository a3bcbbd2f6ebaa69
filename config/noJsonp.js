// Replaces JSONP support, which Taro.request pulls in and this app never uses.
export default () => Promise.reject(new Error('JSONP is not in this build'))
