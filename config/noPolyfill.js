// Stands in for polyfills that no browser of our browserslist needs.
