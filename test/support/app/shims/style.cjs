// `styles.card` is 'card', so tests can select by the class name in the source.
module.exports = new Proxy({}, { get: (_, name) => (name === '__esModule' ? false : String(name)) })
