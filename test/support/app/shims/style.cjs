// `styles.card` is 'card': a test reads the class it wrote.
module.exports = new Proxy({}, { get: (_, name) => (name === '__esModule' ? false : String(name)) })
