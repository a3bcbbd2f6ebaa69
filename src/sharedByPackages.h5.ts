// The H5 loads what it needs by route.
export {}
