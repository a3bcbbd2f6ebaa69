// The H5 loads shared code by route and needs no such list.
export {}
