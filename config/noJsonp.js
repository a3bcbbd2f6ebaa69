// Stands in for JSONP, which Taro.request brings along and this app never asks for.
export default () => Promise.reject(new Error('JSONP is not in this build'))
