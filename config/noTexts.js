// Stands in for the registration of a catalogue on the H5, where config/textFiles.ts makes a file of it. It has to do
// something, or webpack would leave it out of its chunk.
module.exports = () => '__webpack_require__.texts'
