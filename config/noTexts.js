// Replaces a catalogue's registration on the H5, where config/textFiles.ts emits the texts as a file. It must
// have a side effect, or webpack would drop it from its chunk.
module.exports = () => '__webpack_require__.texts'
